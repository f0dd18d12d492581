import { casesOf } from '#casebook/case-order-and-related-cases';
import { claims } from '#games/jekyll-vs-hyde/casebook/casebook-adapter';
import { PRACTISABLE_RULES } from '#games/jekyll-vs-hyde/opponents/practisable-rules';
import { positions } from '#games/jekyll-vs-hyde/position-setup-adapter';
import { houseOf } from '#games/jekyll-vs-hyde/rules/house-answers';
import { CHAPTERS, RULEBOOK, RULE_IDS, type Rule, type RuleId } from '#games/jekyll-vs-hyde/rules/rule-index';
import { GAME_ID } from '#games/jekyll-vs-hyde/rules/game-id';
import { WORDING_IDS, WORDINGS, wordingsOf } from '#games/jekyll-vs-hyde/rules/wording-differences';
import { momentsByRule } from '#replays/moments/moment-index';
import { words as game } from '#said/jekyll-vs-hyde/names';
import { rulebook as book } from '#said/jekyll-vs-hyde/rulebook';
import { rulePracticeUrl } from '#widgets/rule-practice-url.ts';
import { siteUrl } from '#widgets/site-url.ts';
import type { NamedRule } from '../../../components/casebook/casebook-page-data.ts';
import type {
  RuleEntry,
  RulebookChapter,
  WordingEntry,
} from '../../../components/rulebook/rulebook-page-data.ts';
import { movesInGame, movesInScenes, rulesAtWork } from '../../../components/rulebook/rule-examples.ts';
import { allCases } from './casebook-entries.ts';
import { sourceCitationOf } from './rule-source-citations.ts';
import { allLessons, lessonsOf } from './lesson-entries.ts';
import { allMoments } from './site-moments.ts';
import { allReplays, sceneNamed } from './replay-and-scene-entries.ts';
import { sandboxLink } from './link-to-sandbox.ts';

/** The rulebook of Jekyll vs Hyde as pages show it. */

export function namedRule(id: RuleId): NamedRule {
  const { sources }: Rule = RULEBOOK[id];
  return {
    id,
    name: game.rules[id],
    text: book.rules[id],
    sources: sources.map(sourceCitationOf),
    practice: rulePracticeUrl(GAME_ID, PRACTISABLE_RULES, id),
  };
}

/** The chapters with their rules, by name. */
export const chapters = CHAPTERS.map((id) => ({
  id,
  title: book.chapters[id],
  rules: RULE_IDS.filter((rule) => RULEBOOK[rule].chapter === id).map(namedRule),
}));

/** The same with all that leads on from each rule. */
export async function rulebookChapters(): Promise<readonly RulebookChapter[]> {
  const lessons = await allLessons();
  const cases = await allCases();
  const inScenes = await movesInScenes(lessons, sceneNamed);
  const inGames = (await allReplays()).map(({ id, data }) =>
    movesInGame(data, siteUrl(`/${id.replace('/', '/replays/')}/`)),
  );
  const scenes = rulesAtWork([...inScenes, ...inGames], positions, sandboxLink);
  const moments = momentsByRule(await allMoments());
  const entryOf = (id: RuleId): RuleEntry => {
    const { ruling }: Rule = RULEBOOK[id];
    return {
      ...namedRule(id),
      ruling,
      wordings: wordingsOf(id),
      houses: houseOf(id).map((house) => ({ id: house, question: book.house[house].question })),
      lessons: lessonsOf(id, lessons),
      atWork: scenes.get(id),
      cases: casesOf(claims, id, cases),
      moments: moments.get(id) ?? 0,
    };
  };
  return CHAPTERS.map((id) => ({
    id,
    title: book.chapters[id],
    rules: RULE_IDS.filter((rule) => RULEBOOK[rule].chapter === id).map(entryOf),
  }));
}

export const wordings: readonly WordingEntry[] = WORDING_IDS.map((id) => ({
  id,
  ...book.wordings[id],
  rule: namedRule(WORDINGS[id].about[0]),
  points: WORDINGS[id].points.map(sourceCitationOf),
}));
