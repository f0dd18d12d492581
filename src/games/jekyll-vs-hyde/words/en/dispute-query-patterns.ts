import type { DisputeQueryPatterns } from '../text-types/dispute-query-patterns.ts';
import { words as game } from './names.ts';

/** English. */
export const words: DisputeQueryPatterns = {
  suits: { wrath: 'wrath|wrathe|w', greed: 'greed|gread|g', pride: 'pride|p' },
  colours: { wrath: 'red', greed: 'green', pride: 'purple|violet' },
  potion: 'potion',
  ofOtherGames:
    '\\b(?:kings?|queens?|jacks?|aces?|jokers?|wilds?|dragon|demon|angel|sage|fool|hearts|spades|clubs|diamonds)\\b',
  named:
    '(?:nam(?:ed?|es|ing)|call(?:s|ed|ing)?|declar(?:ed?|es|ing)|ask(?:s|ed|ing)?(?: for)?|sa(?:id|ys?|ying)|cho(?:se|oses?|osing)|wants?|wanted)(?: the)? #',
  unnamed:
    "\\b(?:without (?:\\w+ )?(?:nam|call|declar|say)|(?:didn'?t|did not|hasn'?t|has not|never) (?:nam|call|declar|say|said))",
  lacks:
    "(?<who>\\b(?:i|he|she|they|we|you))(?:'?ve|'?d)? ?(?:(?:do|does|did)n'?t (?:have|hold) (?:any |a )?|(?:\\b(?:have|has|had|got|hold|holds|held) ?){1,2}(?:no |none of the ))#,? (?:so|and)(?: \\k<who>)? (?:threw|throw|throws|play|plays|played|put|puts|laid|discarded|answered(?: with)?) (?:a |my |his |her |the )?",
  holds:
    "(?<who>\\b(?:i|he|she|they|we|you)) (?:(?:threw|throws?|plays?|played|puts?|laid|discarded|answered(?: with)?) (?:a |my |his |her |the )?①,? (?:but|although|though|even though|when|while) \\k<who>(?:'?d|'?ve)? (?:still |also )?(?:ha[ds]|have|held|holds?|got) (?:a |some |the )?#|(?:still |also )?(?:ha[ds]|have|held|holds?|got) (?:a |some |the )?#,? but (?:\\k<who> )?(?:threw|throws?|plays?|played|puts?|laid|discarded|answered(?: with)?) (?:a |my |his |her |the )?①)",
  decisive: {
    // Before the first trick nothing lies on the board.
    ranking: {
      choices: [
        ['0', '\\b(?:first|1st) trick\\b|\\bno tokens?\\b|\\bempty board\\b|\\bboard (?:is|was) empty\\b'],
      ],
      mentioned: '(?!)',
    },
    left: {
      choices: [
        [
          '0',
          '\\b(?:last|final|10th|10|tenth) trick\\b|\\btrick 10\\b|\\bno (?:more )?cards? (?:are |is )?left\\b|\\b(?:last|final) cards?\\b|\\bhands? (?:is|are|was|were) empty\\b|\\bempty hands?\\b',
        ],
        [
          '1',
          '\\b(?:9th|ninth) trick\\b|\\btrick 9\\b|\\b(?:1|one) (?:card )?(?:each )?left\\b|\\b(?:1|one) card each\\b',
        ],
      ],
      mentioned: '\\b(?:last|final|left|empty)\\b',
    },
    owns: {
      choices: [['no', '\\b(?:no|any|zero|0|first) (?:\\w+ )?tricks?\\b']],
      mentioned: '\\b(?:steal|stole|stolen|nothing)\\b',
    },
  },
  title: ({ led, answer, names }) =>
    `${game.card(led)} led${names === null ? '' : `, ${game.suits[names]} named`}, ${game.card(answer)} answered: who wins?`,
};
