import {
  type FieldErrorDto,
  HttpError,
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
import { refusalIn } from '../../shared/api/refusal';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
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
  const banner = useBanner();
  const queries = useQueryClient();
  const reasonOf = useFailureReason();
  const show = (saved: StoredVenueDto) => {
    queries.setQueryData<StoredVenueDto>(getGetVenueQueryKey(), saved);
    void queries.invalidateQueries({ queryKey: getGetSiteQueryKey({ lang: defaultLanguage }) }); // the header shows the name of the venue
  };
  const onError = (error: Error) => {
    const isOutdated = error instanceof HttpError && error.code === 'changed_meanwhile';
    if (isOutdated) void queries.invalidateQueries({ queryKey: getGetVenueQueryKey() });
    onFaults(refusalIn(error).errors ?? []);
    banner.sayFailed(text('venue.saveFailed', { reason: isOutdated ? text('venue.changed') : reasonOf(error) }));
  };
  const undo = useOneAtATime({
    mutationFn: (before: SaveVenueDto) => saveVenue(before),
    onSuccess: (saved) => {
      show(saved);
      banner.sayDone(text('venue.undone'));
    },
    onError,
  });
  const { mutate, isPending } = useOneAtATime({
    mutationFn: (change: Partial<SaveVenueDto>) => saveVenue({ ...venue, ...change }),
    onMutate: () => banner.clear(),
    onSuccess: (saved) => {
      show(saved);
      banner.sayDone(text('venue.saved'), { undo: () => undo.mutate({ ...venue, version: saved.version }) });
      onSaved();
    },
    onError,
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
