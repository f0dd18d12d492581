import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with one line of counts, for whoever looks at the end of a long log, after the tests that only passed when run again. */
export class Counts implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    let passed = 0;
    let failed = unhandled.length;
    for (const module of modules) {
      if (module.errors().length > 0) failed += 1;
      for (const test of module.children.allTests()) {
        const { state, errors = [] } = test.result();
        if (test.diagnostic()?.flaky === true) {
          console.log(`Passed only when run again: ${test.fullName}`);
          // The first time is not shown otherwise, and cannot be had again.
          for (const { message, diff, stacks } of errors) {
            const [place] = stacks ?? [];
            const where = place === undefined ? '' : ` (${place.file}:${place.line})`;
            console.log(`  ${message}${where}${diff === undefined ? '' : `\n${diff}`}`);
          }
        }
        if (state === 'passed') passed += 1;
        else if (state === 'failed') failed += 1;
      }
    }
    console.log(`${passed} passed, ${failed} failed`);
  }
}
