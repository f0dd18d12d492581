import { createSolverClient } from '../../src/widgets/jekyll-vs-hyde/solver-client.ts';

/** A page that has nothing but a solver beside it, for the tests to ask. */
Object.assign(globalThis, { solving: createSolverClient() });
