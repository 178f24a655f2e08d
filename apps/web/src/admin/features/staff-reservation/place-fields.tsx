import { useListTables } from '@strapec/contracts';
import { languages, reservationLimits } from '@strapec/domain';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import styles from './entry.module.css';
import { useEntryText } from './texts';

/** Where they sit, what they wish, and what the team should know. */
export function PlaceFields({ partySize }: { partySize: number }) {
  const text = useEntryText();
  return (
    <>
      <div className={styles.pair}>
        <Form.Item name="tables" label={text('entry.tables')}>
          <Select options={useTableOptions(partySize)} showSearch={{ optionFilterProp: 'label' }} />
        </Form.Item>
        <Form.Item name="preferredLanguage" label={text('entry.language')}>
          <Select options={languages.map((value) => ({ value, label: text(`entry.language.${value}`) }))} />
        </Form.Item>
      </div>
      <Form.Item name="specialRequests" label={text('entry.requests')}>
        <Input.TextArea rows={2} className={styles.words} maxLength={reservationLimits.specialRequestsLength} />
      </Form.Item>
      <Form.Item name="staffNote" label={text('entry.note')}>
        <Input.TextArea rows={2} className={styles.words} maxLength={reservationLimits.specialRequestsLength} />
      </Form.Item>
    </>
  );
}

/** Every place of the room, those that seat the party first. */
function useTableOptions(partySize: number) {
  const text = useEntryText();
  const { data } = useListTables();
  const singles = (data?.tables ?? []).map(({ id, ...seats }) => ({ tables: [id], ...seats }));
  const places = [...singles, ...(data?.combinations ?? [])];
  const seats = (place: (typeof places)[number]) => place.minParty <= partySize && partySize <= place.maxParty;
  return [
    { value: '', label: text('entry.tables.house') },
    ...[...places.filter(seats), ...places.filter((place) => !seats(place))].map(({ tables, minParty, maxParty }) => ({
      value: tables.join('+'),
      label: text('entry.tables.option', { tables: tables.join(' + '), min: minParty, max: maxParty }),
    })),
  ];
}
