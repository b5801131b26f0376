extension Site {
  static let css = """
    :root { color-scheme: light dark; font-family: -apple-system, system-ui, sans-serif; line-height: 1.4; }
    body { margin: 0; }
    nav { display: flex; gap: 1rem; padding: 0.75rem 1.5rem; border-bottom: 1px solid #8884; }
    main { padding: 0 1.5rem 3rem; }
    h2 { margin-top: 2rem; }
    a { color: inherit; }
    table { border-collapse: collapse; }
    th, td { border-bottom: 1px solid #8884; padding: 0.35rem 1rem 0.35rem 0; text-align: start; vertical-align: top; }
    td p { margin: 0; }
    td a { margin-inline-end: 0.5rem; }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; }
    dd { margin: 0; }
    pre { overflow-x: auto; }
    input[type=search] { font: inherit; padding: 0.4rem 0.6rem; width: min(24rem, 100%); }
    .cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); gap: 1rem; padding: 0; }
    .card { border: 1px solid #8884; border-radius: 12px; list-style: none; overflow: hidden; padding: 0 0 0.75rem; }
    .card > p, .card h3, .card > .badge { margin: 0.5rem 1rem 0; }
    .thumbnail { align-items: center; background: #8882; display: flex; height: 12rem; justify-content: center; }
    .thumbnail svg { max-height: 11rem; max-width: 90%; }
    .pictures { align-items: flex-start; display: flex; flex-wrap: wrap; gap: 1rem; }
    figure { background: #8882; border-radius: 8px; margin: 0; padding: 0.5rem; }
    figure svg { display: block; }
    figcaption { font-size: 0.8rem; margin-top: 0.35rem; max-width: 24rem; }
    .badge { border: 1px solid currentColor; border-radius: 1rem; font-size: 0.75rem; padding: 0 0.5rem; }
    .deprecated { color: #b3261e; }
    .swatch { border: 1px solid #8888; border-radius: 4px; display: inline-block; height: 1.2rem; width: 1.2rem; }

    """

  /// Hides the cards, and then the groups, without the words that are searched for.
  static let script = """
    const search = document.getElementById("search");
    search?.addEventListener("input", () => {
      const words = search.value.toLowerCase().split(" ").filter(word => word);
      for (const card of document.querySelectorAll(".card")) {
        const text = card.dataset.words.toLowerCase();
        card.hidden = !words.every(word => text.includes(word));
      }
      for (const group of document.querySelectorAll(".group")) {
        group.hidden = !group.querySelector(".card:not([hidden])");
      }
    });

    """
}
