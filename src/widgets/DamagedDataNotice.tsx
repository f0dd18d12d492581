import { words } from '#said/progress';
import { saveFile } from './save-file.ts';

interface DamagedDataNoticeProps {
  readonly said: string;
  /** What was set aside. */
  readonly text: string;
  readonly drop: () => void;
}

/** What could not be read, to be kept as a file or thrown away. */
export default function DamagedDataNotice({ said, text, drop }: DamagedDataNoticeProps) {
  return (
    <div class="warning">
      <p>{said}</p>
      <button
        type="button"
        class="button quiet"
        onClick={() => {
          saveFile('cabinet-set-aside.txt', text);
        }}
      >
        {words.saveDamaged}
      </button>{' '}
      <button type="button" class="button quiet" onClick={drop}>
        {words.dropDamaged}
      </button>
    </div>
  );
}
