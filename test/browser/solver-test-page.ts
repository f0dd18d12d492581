import { createSolverClient } from '#games/jekyll-vs-hyde/widgets/solving/solver-client';

/** A page that has nothing but a solver beside it, for the tests to ask. */
Object.assign(globalThis, { solving: createSolverClient() });
