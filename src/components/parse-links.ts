/** A piece of prose: plain text, or a link to a page of the site. */
export type LinkPiece =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'link'; readonly text: string; readonly path: `/${string}` };

/** What stands in a text in the order it stands there: `[label](/path/)` is a link, all else is text as it is written. */
export function piecesOf(text: string): readonly LinkPiece[] {
  const pieces: LinkPiece[] = [];
  let from = 0;
  for (const found of text.matchAll(/\[([^[\]]+)\]\((\/[^()\s]*)\)/g)) {
    const [whole, label = '', path = ''] = found;
    if (found.index > from) pieces.push({ type: 'text', text: text.slice(from, found.index) });
    pieces.push({ type: 'link', text: label, path: `/${path.slice(1)}` });
    from = found.index + whole.length;
  }
  if (from < text.length) pieces.push({ type: 'text', text: text.slice(from) });
  return pieces;
}
