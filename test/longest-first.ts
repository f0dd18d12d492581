import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest: begun last, one of them would keep the end of a run waiting while the other workers have nothing to do. */
const LONG = [
  'table-fits-viewport',
  'every-page-accessible-and-reflows',
  'offline',
  'multiplayer-table-fits-viewport',
  'search',
  'play',
  'no-console-output-in-japanese',
  'lessons',
  'switch-play',
];

/** Begins with the files that take longest; all others come in the order of Vitest, which knows only how large they are. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = LONG.findIndex((name) => moduleId.endsWith(`/browser/${name}.test.ts`));
      return at < 0 ? LONG.length : at;
    };
    return (await super.sort(files)).toSorted((one, another) => place(one) - place(another));
  }
}
