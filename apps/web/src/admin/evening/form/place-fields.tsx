import { useListTables } from '@strapec/contracts';
import { isServiceDate, languages, noteLengths, formNotes } from '@strapec/domain';
import { keepPreviousData } from '@tanstack/react-query';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import parts from '../../ui/parts.module.css';
import type { EntryValues } from './entry-values';
import styles from './entry.module.css';
import { type Place, listPlaces, listFreePlaces } from './places';
import { useEntryText } from './texts';
import type { FoundPlaces } from './use-found-places';

interface PlaceFieldsProps {
  values: Partial<EntryValues>;
  freeTables: readonly string[];
  then: FoundPlaces['then'];
  /** A notice above explains that there is no place. */
  isExplained: boolean;
}

export function PlaceFields({ values, freeTables, then, isExplained }: PlaceFieldsProps) {
  const text = useEntryText();
  const { free, others } = usePlaceOptions(values, { freeTables, then });
  const options = [{ value: '', label: text('entry.tables.venue') }, ...free, ...others];
  return (
    <>
      <div className={parts.pair}>
        <Form.Item
          name="tables"
          label={text('column.table')}
          extra={<AutomaticTables values={values} then={then} isExplained={isExplained} />}
        >
          <Select options={options} showSearch={{ optionFilterProp: 'label' }} />
        </Form.Item>
        <Form.Item name="preferredLanguage" label={text('entry.language')}>
          <Select options={languages.map((value) => ({ value, label: text(`entry.language.${value}`) }))} />
        </Form.Item>
      </div>
      {free.length > 0 && <FreePlaces places={free} chosen={values.tables} />}
      {formNotes.map((note) => (
        <Form.Item key={note} name={note} label={text(`note.${note}`)}>
          <Input.TextArea rows={2} maxLength={noteLengths[note]} />
        </Form.Item>
      ))}
    </>
  );
}

function AutomaticTables({ values, then, isExplained }: Omit<PlaceFieldsProps, 'freeTables'>) {
  const text = useEntryText();
  if (!then || values.tables) return null;
  if (!then.chosen) return !isExplained && <span role="status">{text('entry.tables.none')}</span>;
  const textId = then.isMovingOthers ? 'entry.tables.moving' : 'entry.tables.chosen';
  return <span role="status">{text(textId, { tables: then.chosen.join(' + ') })}</span>;
}

interface PlaceOption {
  value: string;
  label: string;
}

function FreePlaces({ places, chosen }: { places: readonly PlaceOption[]; chosen: string | undefined }) {
  const text = useEntryText();
  const form = Form.useFormInstance<EntryValues>();
  return (
    <div className={`${parts.muted} ${parts.stack} ${styles.free}`}>
      <p id="entry-places">{text('entry.tables.free')}</p>
      <div className={parts.chips} role="group" aria-labelledby="entry-places">
        {places.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            tabIndex={-1}
            aria-pressed={value === chosen}
            onClick={() => form.setFieldValue('tables', value)}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}

function usePlaceOptions(
  { date = '', partySize }: Partial<EntryValues>,
  { freeTables, then }: Pick<PlaceFieldsProps, 'freeTables' | 'then'>,
) {
  const text = useEntryText();
  const { data } = useListTables(
    { date },
    { query: { enabled: isServiceDate(date), staleTime: 60_000, placeholderData: keepPreviousData } },
  );
  const plan = data ?? { tables: [], combinations: [] };
  const toOption = ({ tables, minParty, maxParty }: Place): PlaceOption => ({
    value: tables.join('+'),
    label: [
      text('entry.tables.option', { tables: tables.join(' + '), min: minParty, max: maxParty }),
      ...(then
        ? [text(tables.every((id) => then.freeTables.includes(id)) ? 'entry.tables.isFree' : 'entry.tables.isTaken')]
        : []),
    ].join(' · '),
  });
  const free = listFreePlaces(freeTables, Number(partySize), plan).map(toOption);
  const isOther = ({ value }: PlaceOption) => !free.some((place) => place.value === value);
  return { free, others: listPlaces(Number(partySize), plan).map(toOption).filter(isOther) };
}
