import { type PlacesDto, useListTables } from '@strapec/contracts';
import { isServiceDate, languages, noteLengths, staffEnteredNotes } from '@strapec/domain';
import { keepPreviousData } from '@tanstack/react-query';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import parts from '../../ui/parts.module.css';
import type { ReservationFormValues } from './reservation-form-values';
import { TitledChips } from './chips';
import { type Place, sortPlacesByFit, listFreePlaces } from './places';
import { useReservationFormText } from './texts';

interface PlaceAndNoteFieldsProps {
  values: Partial<ReservationFormValues>;
  offeredTables: readonly string[];
  placesAtTime: PlacesDto['then'];
  /** A notice above explains that there is no place. */
  isRefusalShown: boolean;
}

export function PlaceAndNoteFields({ values, offeredTables, placesAtTime, isRefusalShown }: PlaceAndNoteFieldsProps) {
  const text = useReservationFormText();
  const form = Form.useFormInstance<ReservationFormValues>();
  const { offeredPlaces, otherPlaces } = usePlaceOptions(values, offeredTables, placesAtTime);
  const options = [{ value: '', label: text('reservationForm.tables.automatic') }, ...offeredPlaces, ...otherPlaces];
  return (
    <>
      <div className={parts.pair}>
        <Form.Item
          name="tables"
          label={text('column.table')}
          extra={<AutomaticTables values={values} placesAtTime={placesAtTime} isRefusalShown={isRefusalShown} />}
        >
          <Select options={options} showSearch={{ optionFilterProp: 'label' }} />
        </Form.Item>
        <Form.Item name="preferredLanguage" label={text('reservationForm.language')}>
          <Select options={languages.map((value) => ({ value, label: text(`reservationForm.language.${value}`) }))} />
        </Form.Item>
      </div>
      {offeredPlaces.length > 0 && (
        <TitledChips
          title={text('reservationForm.tables.offered')}
          options={offeredPlaces}
          selected={values.tables}
          onSelect={(place) => form.setFieldValue('tables', place)}
        />
      )}
      {staffEnteredNotes.map((note) => (
        <Form.Item key={note} name={note} label={text(`note.${note}`)}>
          <Input.TextArea rows={2} maxLength={noteLengths[note]} />
        </Form.Item>
      ))}
    </>
  );
}

function AutomaticTables({ values, placesAtTime, isRefusalShown }: Omit<PlaceAndNoteFieldsProps, 'offeredTables'>) {
  const text = useReservationFormText();
  if (!placesAtTime || values.tables) return null;
  if (!placesAtTime.chosen) return !isRefusalShown && <span role="status">{text('reservationForm.tables.none')}</span>;
  const textId = placesAtTime.isMovingOthers ? 'reservationForm.tables.withMoves' : 'reservationForm.tables.chosen';
  return <span role="status">{text(textId, { tables: placesAtTime.chosen.join(' + ') })}</span>;
}

function usePlaceOptions(
  { date = '', partySize }: Partial<ReservationFormValues>,
  offeredTables: readonly string[],
  placesAtTime: PlacesDto['then'],
) {
  const text = useReservationFormText();
  const { data } = useListTables(
    { date },
    { query: { enabled: isServiceDate(date), staleTime: 60_000, placeholderData: keepPreviousData } },
  );
  const plan = data ?? { tables: [], combinations: [] };
  const toOption = ({ tables, minParty, maxParty }: Place) => {
    const isFree = placesAtTime && tables.every((id) => placesAtTime.freeTables.includes(id));
    const label = [
      text('reservationForm.tables.option', { tables: tables.join(' + '), min: minParty, max: maxParty }),
      placesAtTime && text(isFree ? 'reservationForm.tables.isFree' : 'reservationForm.tables.isTaken'),
    ];
    return { value: tables.join('+'), label: label.filter(Boolean).join(' · ') };
  };
  const offeredPlaces = listFreePlaces(offeredTables, Number(partySize), plan).map(toOption);
  const isNotOffered = ({ value }: { value: string }) => !offeredPlaces.some((place) => place.value === value);
  return {
    offeredPlaces,
    otherPlaces: sortPlacesByFit(Number(partySize), plan).map(toOption).filter(isNotOffered),
  };
}
