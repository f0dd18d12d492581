import { useEffect, useState } from 'preact/hooks';
import { fragmentOf } from '#studies/study-id-fragment';
import type { Entry } from '#studies/study-database-queries';
import { list } from '#studies/study-store';
import { unnumbered } from '#studies/study-format';
import { punctuation } from '#said/punctuation';
import { words as edit } from '#said/variation-and-comment-panel';

const MOST = 3;

interface EarlierCopiesLinksProps {
  readonly game: string;
  readonly title: string;
  /** The page of own games. */
  readonly page: string;
}

/** Copies of a game of the site that were kept before: whoever changes it again may rather go on with one of them. */
export function EarlierCopiesLinks({ game, title, page }: EarlierCopiesLinksProps) {
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
