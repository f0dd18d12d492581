import { useState } from 'preact/hooks';
import { words as sharing } from '#said/share-panel';
import { addressOfPicture, savePng, saveSvg } from './save-picture.ts';
import { HEIGHT, WIDTH } from '../picture/position-picture-dimensions.ts';

interface SavablePictureProps {
  readonly svg: string;
  /** What is to be seen on it. */
  readonly description: string;
  /** What the files are called, without an ending. */
  readonly file: string;
}

/** A picture, and the buttons that keep it as a file. */
export function SavablePicture({ svg, description, file }: SavablePictureProps) {
  const [problem, complain] = useState('');
  const { share: words } = sharing;
  return (
    <>
      <img
        class="position-picture"
        src={addressOfPicture(svg)}
        width={WIDTH}
        height={HEIGHT}
        alt={description}
      />
      <div class="actions">
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            saveSvg(svg, file);
          }}
        >
          {words.svg}
        </button>
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            void savePng(svg, file).then((saved) => {
              complain(saved ? '' : words.noPng);
            });
          }}
        >
          {words.png}
        </button>
        <span role="status">{problem}</span>
      </div>
    </>
  );
}
