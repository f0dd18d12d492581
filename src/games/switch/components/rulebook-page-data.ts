import { casesOf } from '#casebook/case-order-and-related-cases';
import { claims } from '#games/switch/casebook/casebook-adapter';
import { PRACTISABLE_RULES } from '#games/switch/opponents/practisable-rules';
import { positions } from '#games/switch/position-setup-adapter';
import { CHAPTERS, RULEBOOK, RULE_IDS, type Rule, type RuleId } from '#games/switch/rules/rule-index';
import { GAME_ID } from '#games/switch/rules/game-id';
import { momentsByRule } from '#replays/moments/moment-index';
import { words as game } from '#said/switch/names';
import { rulebook as book } from '#said/switch/rulebook';
import { rulePracticeUrl } from '#widgets/rule-practice-url.ts';
import { siteUrl } from '#widgets/site-url.ts';
import type { NamedRule } from '../../../components/casebook/casebook-page-data.ts';
import type { RuleEntry, RulebookChapter } from '../../../components/rulebook/rulebook-page-data.ts';
import { movesInGame, movesInScenes, rulesAtWork } from '../../../components/rulebook/rule-examples.ts';
import { allCases } from './casebook-entries.ts';
import { citedSection } from './rule-source-citations.ts';
import { allLessons, lessonsOf } from './lesson-entries.ts';
import { allMoments } from './site-moments.ts';
import { allReplays, sceneNamed } from './replay-and-scene-entries.ts';
import { sandboxLink } from './link-to-sandbox.ts';

/** The rulebook of Switch as pages show it. */

export function namedRule(id: RuleId): NamedRule {
  const { sources }: Rule = RULEBOOK[id];
  return {
    id,
    name: game.rules[id],
    text: book.rules[id],
    sources: sources.map(citedSection),
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
  const cases = await allCases();
  const lessons = await allLessons();
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
      wordings: [],
      houses: [],
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
