import type { CardOrder } from '#kit/parse-two-card-question';

/** English. */
export const words: CardOrder = {
  lies: "\\b(?:is|was|stands|stood) (?:now )?(?:on|at)(?: the| a| an| my| his| her| their)* #|\\b(?:led|lead|leads|leading|opens?|opened|top is|there is|there's|lies)(?: with| the| a| an| my| his| her| their)* #|#(?: was| is| were| are| got| card)* (?:led|lead|leads|lies|lying|first|on the (?:table|pile)|on top(?! of)|on the top)\\b",
  onMe: '#(?: was| is| got| just| played| put| laid| down)* on me\\b',
  held: '\\b(?:have|has|hav|hold|holds|holding|had|got|keep|kept)(?: the| a| an| my| only| still| also| just)* #|\\bin (?:my )?hand(?: the| a| an)* #|# in (?:my |his |her )?hand',
  lacking:
    "\\b(?:no|without|lacks?|lacking|void (?:of|in)|(?:don'?t|doesn'?t|didn'?t|haven'?t|hasn'?t|hadn'?t|do not|does not|did not|not) (?:even |actually )?(?:have|has|had|got|hold|own))(?: (?:a|an|any|the|my|more|other|of|or|nor|and|either|[^\\s,.;?①]+ (?:or|nor|and)))* #",
  besides:
    '\\bforg[eo]t|\\bmistake|\\baccident|\\bnotic|\\brealis|\\brealiz|\\btoo late\\b|\\blater\\b|\\bback\\b|\\bundo|\\bout of turn\\b|\\bcheat|\\bturn(?:s|ed)? (?:up|over)\\b|\\bflip|\\b(?:mis)?deal|\\b(?:mis)?dealt\\b',
  onto: '①.*\\b(?:on(?! it| that| him| her| me\\b)|onto|over(?! it)|to(?! it| that| which| play| win\\b)|after|following|(?:if|when|once) (?:he|she|they|my|the|an?|some\\w*|you)\\b).*②',
  under: '①.*\\b(?:with|then)\\b.*②',
  against: '①.*\\b(?:beats?|beating|vs?|versus|wins?|loses?|higher|stronger|better|bigger|against|or)\\b.*②',
  beats: '①.*\\bbeat(?:s|ing)?\\b.*②',
  played:
    '\\b(?:plays?|played|puts?|answers?|answered|follows?|followed|then|threw|throws?|lays?|laid|uses?|used|led|leads?|leading|playing)\\b',
  numbers: 'two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10',
  counts: {
    ahead:
      '\\b(?:draws?|drew|picks? up|picked up|pick|takes?|took|gets?|skips?|skipped|swaps?|more than|at least)(?: up)?',
    behind:
      'cards?\\b|players?\\b|people\\b|persons?\\b|turns?\\b|times\\b|points?\\b|rounds?\\b|suits?\\b|left\\b|of us\\b|more\\b|in hand\\b',
  },
};
