import type { StaffRule } from '@strapec/domain';
import Form from 'antd/es/form';
import { useEffect } from 'react';
import { currentMoment } from '../../../shared/clock';
import { useHouse } from '../../../shared/site/house';
import { useSettled } from '../../shared/ui/use-settled';
import { type EntrySubject, type EntryValues, chosenStart, freeTablesFor, rulesBroken } from './entry-values';
import { GuestFields } from './guest-fields';
import { GuestsOffered } from './guests-offered';
import { OverrideFields } from './override-fields';
import { PlaceFields } from './place-fields';
import { type EntryDraft, helpIn } from './use-save-entry';
import { useFoundPlaces } from './use-found-places';
import { VisitFields } from './visit-fields';
import Checkbox from 'antd/es/checkbox';
import { useEntryText } from './texts';

/** The questions in the order in which a caller answers them. */
export function EntryForm({ draft, subject }: { draft: EntryDraft; subject: EntrySubject }) {
  const { form, base } = draft;
  const house = useHouse();
  const values = (Form.useWatch([], form) as Partial<EntryValues> | undefined) ?? {};
  const edited: EntrySubject = base ? { ...subject, kind: 'edit', reservation: base } : subject;
  const found = useFoundPlaces(values, edited);
  const refusal = helpIn(draft.error);
  const broken = useLasting(rulesBroken(values, edited, { now: currentMoment(), house }));
  const rules = [...new Set([...broken, ...refusal.rules])];
  useEffect(() => {
    const start = chosenStart(subject);
    if (start) form.setFieldsValue(start);
  }, [form, subject]);
  return (
    <>
      <VisitFields form={form} values={values} refusal={refusal} free={found.startTimes} />
      <OverrideFields rules={rules} />
      <GuestFields isUncallable={isUncallable(base, values)}>
        {subject.kind === 'phone' && <GuestsOffered values={values} />}
      </GuestFields>
      <PlaceFields values={values} freeTables={freeTablesFor(values, edited)} then={found.then} />
      {edited.kind === 'edit' && values.email && <QuietField />}
    </>
  );
}

/** The number as it is kept: of one that is typed anew it shows once it is saved. */
const isUncallable = (base: EntryDraft['base'], { phone }: Partial<EntryValues>): boolean =>
  Boolean(phone) && base?.phone === phone && !base?.phoneE164;

/**
 * Of the rules that are broken those that were when typing paused. A time on its way to 19:30 is 01:00 for a moment: a
 * question that comes and goes would take the next answer along.
 */
function useLasting(broken: readonly StaffRule[]): StaffRule[] {
  const lasting = useSettled(broken.join()).split(',');
  return broken.filter((rule) => lasting.includes(rule));
}

/** A slip of the pen that is put right need not be told. */
function QuietField() {
  const text = useEntryText();
  return (
    <Form.Item name="isQuiet" valuePropName="checked">
      <Checkbox>{text('entry.quiet')}</Checkbox>
    </Form.Item>
  );
}
