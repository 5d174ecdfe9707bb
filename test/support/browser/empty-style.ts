// Stands in for style sheets: jsdom lays nothing out, so there is nothing to load.
export default {};
