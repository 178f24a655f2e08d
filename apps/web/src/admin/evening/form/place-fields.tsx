import { type PlacesDto, useListTables } from '@strapec/contracts';
import { isServiceDate, languages, noteLengths, formNotes } from '@strapec/domain';
import { keepPreviousData } from '@tanstack/react-query';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import parts from '../../ui/parts.module.css';
import type { EntryValues } from './entry-values';
import { TitledChips } from './chips';
import { type Place, sortPlacesByFit, listFreePlaces } from './places';
import { useEntryText } from './texts';

interface PlaceFieldsProps {
  values: Partial<EntryValues>;
  offeredTables: readonly string[];
  placesAtTime: PlacesDto['then'];
  /** A notice above explains that there is no place. */
  hasNoTableNotice: boolean;
}

export function PlaceAndNoteFields({ values, offeredTables, placesAtTime, hasNoTableNotice }: PlaceFieldsProps) {
  const text = useEntryText();
  const form = Form.useFormInstance<EntryValues>();
  const { freePlaces, otherPlaces } = usePlaceOptions(values, offeredTables, placesAtTime);
  const options = [{ value: '', label: text('entry.tables.venue') }, ...freePlaces, ...otherPlaces];
  return (
    <>
      <div className={parts.pair}>
        <Form.Item
          name="tables"
          label={text('column.table')}
          extra={<AutomaticTables values={values} placesAtTime={placesAtTime} hasNoTableNotice={hasNoTableNotice} />}
        >
          <Select options={options} showSearch={{ optionFilterProp: 'label' }} />
        </Form.Item>
        <Form.Item name="preferredLanguage" label={text('entry.language')}>
          <Select options={languages.map((value) => ({ value, label: text(`entry.language.${value}`) }))} />
        </Form.Item>
      </div>
      {freePlaces.length > 0 && (
        <TitledChips
          title={text('entry.tables.free')}
          options={freePlaces}
          selected={values.tables}
          onSelect={(place) => form.setFieldValue('tables', place)}
        />
      )}
      {formNotes.map((note) => (
        <Form.Item key={note} name={note} label={text(`note.${note}`)}>
          <Input.TextArea rows={2} maxLength={noteLengths[note]} />
        </Form.Item>
      ))}
    </>
  );
}

function AutomaticTables({ values, placesAtTime, hasNoTableNotice }: Omit<PlaceFieldsProps, 'offeredTables'>) {
  const text = useEntryText();
  if (!placesAtTime || values.tables) return null;
  if (!placesAtTime.chosen) return !hasNoTableNotice && <span role="status">{text('entry.tables.none')}</span>;
  const textId = placesAtTime.isMovingOthers ? 'entry.tables.moving' : 'entry.tables.chosen';
  return <span role="status">{text(textId, { tables: placesAtTime.chosen.join(' + ') })}</span>;
}

function usePlaceOptions(
  { date = '', partySize }: Partial<EntryValues>,
  freeTables: readonly string[],
  seating: PlacesDto['then'],
) {
  const text = useEntryText();
  const { data } = useListTables(
    { date },
    { query: { enabled: isServiceDate(date), staleTime: 60_000, placeholderData: keepPreviousData } },
  );
  const plan = data ?? { tables: [], combinations: [] };
  const toOption = ({ tables, minParty, maxParty }: Place) => {
    const isFree = seating && tables.every((id) => seating.freeTables.includes(id));
    const label = [
      text('entry.tables.option', { tables: tables.join(' + '), min: minParty, max: maxParty }),
      seating && text(isFree ? 'entry.tables.isFree' : 'entry.tables.isTaken'),
    ];
    return { value: tables.join('+'), label: label.filter(Boolean).join(' · ') };
  };
  const freePlaces = listFreePlaces(freeTables, Number(partySize), plan).map(toOption);
  const isOther = ({ value }: { value: string }) => !freePlaces.some((place) => place.value === value);
  return { freePlaces, otherPlaces: sortPlacesByFit(Number(partySize), plan).map(toOption).filter(isOther) };
}
