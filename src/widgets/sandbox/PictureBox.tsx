import { useState } from 'preact/hooks';
import type { View } from '#games/jekyll-vs-hyde/view';
import { english as words } from '#words/en/picture';
import { english } from '#words/en/sandbox';
import { pictureOf } from '../jekyll-vs-hyde/picture/picture.ts';
import { addressOfPicture, savePng, saveSvg } from '../jekyll-vs-hyde/picture/save.ts';
import { HEIGHT, WIDTH } from '../jekyll-vs-hyde/picture/size.ts';

interface PictureBoxProps {
  /** The table, with all its tricks. */
  readonly view: View;
  /** How many of them nobody saw: their cards are made up, and not shown. */
  readonly unseen: number;
}

const NAME = 'jekyll-vs-hyde-position';

/** What is shown as one picture, to be kept as a file. */
export default function PictureBox({ view, unseen }: PictureBoxProps) {
  const [failed, fail] = useState(false);
  const seen = { ...view, tricks: view.tricks.slice(unseen) };
  // Which trick it is hangs on those that are not shown, too.
  const picture = pictureOf(seen, { ...words, where: () => words.where(view) });
  const { picture: said } = english;
  return (
    <div class="picture-box">
      <img src={addressOfPicture(picture)} width={WIDTH} height={HEIGHT} alt={words.description(seen)} />
      <div class="actions">
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            saveSvg(picture, NAME);
          }}
        >
          {said.svg}
        </button>
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            void savePng(picture, NAME).then((saved) => {
              fail(!saved);
            });
          }}
        >
          {said.png}
        </button>
      </div>
      <p role="status">{failed && said.noPng}</p>
    </div>
  );
}
