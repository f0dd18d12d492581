import { useEffect, useState } from 'preact/hooks';
import { fragmentOf } from '#studies/id-fragment';
import type { Entry } from '#studies/entries';
import { list } from '#studies/store';
import { unnumbered } from '#studies/studies';
import { punctuation } from '#said/punctuation';
import { words as edit } from '#said/annotating';

const MOST = 3;

interface EarlierCopiesProps {
  readonly game: string;
  readonly title: string;
  /** The page of own games. */
  readonly page: string;
}

/** Copies of a game of the site that were kept before: whoever changes it again may rather go on with one of them. */
export function EarlierCopies({ game, title, page }: EarlierCopiesProps) {
  const [copies, show] = useState<readonly Entry[]>([]);
  useEffect(() => {
    void list(game).then((listing) => {
      if (listing.ok) show(listing.value.studies.filter(({ name }) => unnumbered(name) === title));
    });
  }, [game, title]);
  if (copies.length === 0) return null;
  return (
    <p>
      {edit.earlier}
      {punctuation.afterSentence}
      {copies.slice(0, MOST).map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ' · '}
          <a href={`${page}#${fragmentOf(id)}`}>
            <bdi>{name}</bdi>
          </a>
        </span>
      ))}
    </p>
  );
}
