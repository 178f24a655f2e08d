import {
  type FieldErrorDto,
  type SaveVenueDto,
  type StoredVenueDto,
  getGetSiteQueryKey,
  getGetVenueQueryKey,
  saveVenue,
} from '@strapec/contracts';
import { defaultLanguage } from '@strapec/domain';
import { useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Form, { type FormInstance } from 'antd/es/form';
import { type ReactNode, useEffect } from 'react';
import { codeOf, refusalIn } from '../../shared/api/refusal';
import { useStaffMutation } from '../../shared/api/use-staff-mutation';
import { useLeaveGuard } from '../../shared/ui/use-leave-guard';
import { type VenueMessageId, en, useVenueText } from './texts';

/** The form values: the map position as one text, several links as lines, the languages as one choice. */
export type VenueValues = Partial<Omit<SaveVenueDto, 'latitude' | 'longitude' | 'socialLinks' | 'languages'>> & {
  position?: string;
  socialLinks?: string;
  languages?: string;
};

interface VenueFormProps {
  name: string;
  venue: StoredVenueDto;
  children: ReactNode;
  label: string;
  onDone: () => void;
}

/** A form for business details; without changes it continues without a request. */
export function VenueForm({ name, venue, children, label, onDone }: VenueFormProps) {
  const text = useVenueText();
  const [form] = Form.useForm<VenueValues>();
  const { save, isSaving } = useSaveVenue(venue, {
    onSaved: () => {
      form.resetFields();
      onDone();
    },
    onFaults: (faults) =>
      form.setFields(
        faults.map(({ field, code }) => ({ name: nameOf(field) as never, errors: [text(faultOf(code))] })),
      ),
  });
  const submit = () => {
    if (form.isFieldsTouched()) save(changeOf(typedIn(form)));
    else onDone();
  };
  useLeaveGuard(() => form.isFieldsTouched());
  useEffect(() => {
    const fields = Object.entries(valuesOf(venue)).filter(
      ([field]) => !form.isFieldTouched(field as keyof VenueValues),
    );
    form.setFieldsValue(Object.fromEntries(fields)); // takes over changes by others; typed values stay
  }, [form, venue]);
  return (
    <Form<VenueValues>
      form={form}
      name={name}
      layout="vertical"
      requiredMark={false}
      initialValues={valuesOf(venue)}
      scrollToFirstError={{ focus: true }}
      onFinish={submit}
    >
      {children}
      <Button type="primary" htmlType="submit" disabled={isSaving}>
        {isSaving ? text('venue.saving') : label}
      </Button>
    </Form>
  );
}

interface Saving {
  onSaved: () => void;
  onFaults: (faults: FieldErrorDto[]) => void;
}

/** Saves the changed business details; on a conflict the newer values are shown first. */
function useSaveVenue(venue: StoredVenueDto, { onSaved, onFaults }: Saving) {
  const text = useVenueText();
  const queries = useQueryClient();
  const show = (saved: StoredVenueDto) => {
    queries.setQueryData<StoredVenueDto>(getGetVenueQueryKey(), saved);
    void queries.invalidateQueries({ queryKey: getGetSiteQueryKey({ lang: defaultLanguage }) }); // the header shows the name of the venue
  };
  const failed = (reason: string, error: Error): string => {
    const isOutdated = codeOf(error) === 'changed_meanwhile';
    if (isOutdated) void queries.invalidateQueries({ queryKey: getGetVenueQueryKey() });
    onFaults(refusalIn(error).errors ?? []);
    return text('venue.saveFailed', { reason: isOutdated ? text('venue.changed') : reason });
  };
  const undo = useStaffMutation({
    send: (before: SaveVenueDto) => saveVenue(before),
    done: (saved) => {
      show(saved);
      return text('venue.undone');
    },
    failed,
  });
  const { mutate, isPending } = useStaffMutation({
    send: (change: Partial<SaveVenueDto>) => saveVenue({ ...venue, ...change }),
    done: (saved) => {
      show(saved);
      onSaved();
      return { text: text('venue.saved'), undo: () => undo.mutate({ ...venue, version: saved.version }) };
    },
    failed,
  });
  return { save: mutate, isSaving: isPending };
}

const valuesOf = ({ version: _version, latitude, longitude, ...venue }: StoredVenueDto): VenueValues => ({
  ...venue,
  position: latitude && `${latitude}, ${longitude}`,
  socialLinks: venue.socialLinks.join('\n'),
  languages: venue.languages.join(),
});

const typedIn = (form: FormInstance<VenueValues>): VenueValues =>
  form.getFieldsValue({ filter: (meta) => meta?.touched ?? false }) as VenueValues;

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)°?`;
/** As maps copy it: `48.7203, 21.2575` or `48.7203N, 21.2575E`. */
const position = new RegExp(String.raw`^${number}(?:([NS])[,;\s]*|[,;\s]+)${number}([EW])?$`, 'i');
export const isPosition = (typed: string): boolean => position.test(typed);

function changeOf({ position: place, socialLinks, languages, ...values }: VenueValues): Partial<SaveVenueDto> {
  return {
    ...values,
    ...(place !== undefined && degreesOf(place.trim())),
    ...(socialLinks !== undefined && { socialLinks: socialLinks.split(/\s+/).filter(Boolean) }),
    ...(languages !== undefined && { languages: languages.split(',') as SaveVenueDto['languages'] }),
  };
}

function degreesOf(place: string): Pick<SaveVenueDto, 'latitude' | 'longitude'> {
  const [, latitude = '', north = '', longitude = '', east = ''] = position.exec(place) ?? [];
  const signed = (degrees: string, side: string) => (/[SW]/i.test(side) ? `-${degrees}` : degrees);
  return { latitude: signed(latitude, north), longitude: signed(longitude, east) };
}

const nameOf = (field: string): string => (['latitude', 'longitude'].includes(field) ? 'position' : field);

const faultOf = (code: string): VenueMessageId => {
  const id = `venue.fault.${code}`;
  return Object.hasOwn(en, id) ? (id as VenueMessageId) : 'venue.fault.other';
};
