import { Fragment } from 'react';

/** Words with these, such as email and web addresses and paths, get places to break. */
const IS_ADDRESS = /\S[@/]\S/;

/** After @ and /, and before a period. */
const BREAKS = /(?<=[@/])(?![@/])|(?<=\S)(?=\.\S)/;

/** A text whose addresses break between their parts, not in the middle of a word. */
export function Breakable({ text }: { readonly text: string }) {
  if (!IS_ADDRESS.test(text)) return text;
  return text.split(BREAKS).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
