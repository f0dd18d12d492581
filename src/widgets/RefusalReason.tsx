/** The reason, at the hand that was refused; nothing without one. It is told to listeners where all that happens is. */
export function RefusalReason({ reason }: { readonly reason: string | undefined }) {
  if (reason === undefined) return null;
  return (
    <p class="why-not" aria-hidden="true">
      {reason}
    </p>
  );
}
