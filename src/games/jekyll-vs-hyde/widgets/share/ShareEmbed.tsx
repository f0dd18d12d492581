import { useEffect, useState } from 'preact/hooks';
import type { Viewer } from '#games/jekyll-vs-hyde/rules/view';
import { language } from '#said/language';
import { words as sharing } from '#said/jekyll-vs-hyde/sharing';
import { LANGUAGES, LANGUAGE_CODES, type Language } from '#words/languages';
import { CopyField } from '#widgets/CopyField.tsx';
import { localizedUrl } from '#widgets/localized-url.ts';
import { siteUrl } from '#widgets/site-url.ts';
import { CONTROLS, DEFAULTS, SEATS, THEMES, writeOptions } from '#games/jekyll-vs-hyde/widgets/embed/options';
import { escaped } from '#games/jekyll-vs-hyde/table/picture/xml';

interface ShareEmbedProps {
  readonly title: string;
  /** The game of the site, by its name; null: the fragment holds it. */
  readonly site: string | null;
  readonly fragment: string | null;
  /** The address of the present move. */
  readonly move: string;
  readonly viewer: Viewer;
}

const SIZES = {
  phone: { width: '360', height: '480' },
  column: { width: '640', height: '640' },
  page: { width: '100%', height: '720' },
} as const;
const SIZE_NAMES = ['phone', 'column', 'page'] as const;
const LANGUAGE_NAMES = Object.fromEntries(
  LANGUAGE_CODES.map((code) => [code, LANGUAGES[code].name]),
) as Record<Language, string>;

/** Puts together the frame for another page: options, how it will look, and the HTML to paste. */
export function ShareEmbed({ title, site, fragment, move, viewer }: ShareEmbedProps) {
  const [seat, sit] = useState<Viewer>(viewer);
  const [fromHere, beginHere] = useState(false);
  const [theme, colour] = useState(DEFAULTS.theme);
  const [controls, control] = useState(DEFAULTS.controls);
  const [size, resize] = useState<(typeof SIZE_NAMES)[number]>('column');
  const [lang, speak] = useState(language);
  const { share: words } = sharing;
  const at = fromHere ? move : null;
  const query = writeOptions({ ...DEFAULTS, game: site, at, seat, theme, controls });
  const path = localizedUrl(lang, siteUrl('/jekyll-vs-hyde/embed/')) + (query && `?${query}`);
  const address = new URL(path + (site === null ? `#${fragment ?? ''}` : ''), location.href).href;
  const shown = useSettled(address);
  const { width, height } = SIZES[size];
  const name = words.frame(title);
  const snippet = `<iframe src="${escaped(address)}" title="${escaped(name)}" width="${width}" height="${height}" loading="lazy" style="border: 0; max-width: 100%"></iframe>`;
  return (
    <>
      <div class="embed-options">
        <Choice label={words.seat} values={SEATS} names={words.seats} value={seat} choose={sit} />
        <Choice label={words.theme} values={THEMES} names={words.themes} value={theme} choose={colour} />
        <Choice
          label={words.controls}
          values={CONTROLS}
          names={words.controlsShown}
          value={controls}
          choose={control}
        />
        <Choice
          label={words.language}
          values={LANGUAGE_CODES}
          names={LANGUAGE_NAMES}
          value={lang}
          choose={speak}
        />
        <Choice label={words.size} values={SIZE_NAMES} names={words.sizes} value={size} choose={resize} />
        <label class="tick">
          <input
            type="checkbox"
            checked={fromHere}
            onChange={({ currentTarget }) => {
              beginHere(currentTarget.checked);
            }}
          />{' '}
          {words.fromHere}
        </label>
      </div>
      <p>{words.embedIntro}</p>
      <CopyField label={words.snippet} value={snippet} rows={4} />
      <p class="label">{words.preview}</p>
      {/* A new frame each time: a frame that goes elsewhere is a step of the page's own history. */}
      <iframe class="embed-preview" key={shown} src={shown} title={name} width={width} height={height} />
    </>
  );
}

/** A value that has stayed the same for a moment. */
function useSettled(value: string): string {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      settle(value);
    }, 400);
    return () => {
      clearTimeout(timer);
    };
  }, [value]);
  return settled;
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly names: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly choose: (value: Value) => void;
}

function Choice<Value extends string>({ label, values, names, value, choose }: ChoiceProps<Value>) {
  return (
    <label>
      {label}
      <select
        onChange={({ currentTarget }) => {
          const chosen = values.find((one) => one === currentTarget.value);
          if (chosen !== undefined) choose(chosen);
        }}
      >
        {values.map((one) => (
          <option key={one} value={one} selected={one === value}>
            {names[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
