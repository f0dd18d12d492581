/** The emblem of the site: a cabinet with a flask behind its glass, in the ink of the text around it. */
export function SiteLogo() {
  return (
    <svg viewBox="0 0 40 48" aria-hidden="true" focusable="false">
      <path
        fill="currentColor"
        fill-rule="evenodd"
        d="M20 0c3 3 8 4 15 4v3h3v34h-3v7h-4v-4H9v4H5v-7H2V7h3V4c7 0 12-1 15-4ZM6 10v17h28V10ZM6 30v8h12.5v-8ZM21.5 30v8H34v-8ZM17.5 11.5h5v1.3h-1v4.4a4.6 4.6 0 1 1-3 0v-4.4h-1ZM8 17.5h3V25H8ZM29 17.5h3V25h-3ZM10.5 33h3.5v1.5h-3.5ZM26 33h3.5v1.5H26Z"
      />
    </svg>
  );
}
