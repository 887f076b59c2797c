/** The word that is looked up just now; empty: none. Any word on the page may be touched, the sheet is one. */
export const lookup = $state({ word: '', language: '' });
