/** The Styles on the cards of the box, so that there is room for any of them. Which one counts is in the view. */
export const STYLES = [
  'free', 'sports', 'characters', 'objects', 'verbs', 'body', 'visible', 'animals',
  'singers', 'cinema', 'flora', 'food', 'eight', 'first', 'geography',
] as const;
