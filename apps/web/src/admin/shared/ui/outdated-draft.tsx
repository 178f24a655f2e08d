import { ChangedMeanwhile } from './changed-meanwhile';
import type { Draft, Edited } from './use-draft';

export interface OutdatedDraftProps<Subject extends Edited | null, Values extends object> {
  draft: Draft<Subject, Values>;
  /** The fields as staff read them. */
  inWords: (values: Values) => readonly { label: string; words: string }[];
  /** What somebody else has changed that the form does not hold, if anything. */
  alsoChanged?: ((theirs: NonNullable<Subject>) => string | null) | undefined;
}

/** Both versions of what two have edited, above the form of the slower one. */
export function OutdatedDraft<Subject extends Edited | null, Values extends object>(
  props: OutdatedDraftProps<Subject, Values>,
) {
  const { draft, inWords, alsoChanged } = props;
  const { form, theirs, goOnFrom, valuesOf } = draft;
  if (!theirs) return null;
  const mine = inWords(form.getFieldsValue());
  return (
    <ChangedMeanwhile
      who={theirs.updatedBy ?? theirs.updatedByName ?? null}
      when={theirs.updatedAt}
      note={alsoChanged?.(theirs) ?? null}
      fields={inWords(valuesOf(theirs)).map(({ label, words }, index) => ({
        label,
        theirs: words,
        mine: mine[index]?.words ?? '',
      }))}
      onTakeTheirs={() => {
        form.setFieldsValue(valuesOf(theirs));
        goOnFrom(theirs);
      }}
      onKeepMine={() => goOnFrom(theirs)}
    />
  );
}
