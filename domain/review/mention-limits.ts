/** Product decisions: so many of a place's newest reviews are read for words, and so many words are shown. */
export const MENTIONS = { read: 200, shown: 8, from: 3, minLetters: 4, maxLetters: 30 } as const;
