import type { FormInstance } from 'antd/es/form';
import { useBanner } from '../banner/banner-provider';
import { ChangedMeanwhile } from './changed-meanwhile';

interface Edited {
  updatedBy: string | null;
  updatedAt: string | null;
}

interface OutdatedDraftProps<Subject extends Edited, Values extends object> {
  form: FormInstance<Values>;
  versions: { theirs: Subject | null; goOnFrom: (theirs: Subject) => void };
  valuesOf: (subject: Subject) => Values;
  /** The fields as staff read them. */
  inWords: (values: Values) => readonly { label: string; words: string }[];
}

/** Both versions of what two have edited, above the form of the slower one. */
export function OutdatedDraft<Subject extends Edited, Values extends object>({
  form,
  versions: { theirs, goOnFrom },
  valuesOf,
  inWords,
}: OutdatedDraftProps<Subject, Values>) {
  const banner = useBanner();
  if (!theirs) return null;
  const mine = inWords(form.getFieldsValue());
  const goOn = () => {
    goOnFrom(theirs);
    banner.clear();
  };
  return (
    <ChangedMeanwhile
      who={theirs.updatedBy}
      when={theirs.updatedAt}
      fields={inWords(valuesOf(theirs)).map(({ label, words }, index) => ({
        label,
        theirs: words,
        mine: mine[index]?.words ?? '',
      }))}
      onTakeTheirs={() => {
        form.setFieldsValue(valuesOf(theirs));
        goOn();
      }}
      onKeepMine={goOn}
    />
  );
}
