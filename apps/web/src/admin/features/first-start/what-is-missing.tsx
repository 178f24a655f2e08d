import {
  type FirstStartDto,
  type FirstStartMark,
  type StoredVenueDto,
  getGetFirstStartQueryKey,
  markFirstStart,
  useGetVenue,
} from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { Link } from 'react-router-dom';
import { type SampleDto, changeSample, isOpened, sampleKinds, useSample } from '../../shared/api/sample';
import { useHouseQuery } from '../../shared/api/use-house-query';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import { Loading } from '../../shared/ui/loading';
import styles from './first-start.module.css';
import { useStartText } from './texts';

/** What is still the sample's or has not been told, each with the way to it; then the site is opened to guests. */
export function WhatIsMissing({ progress }: { progress: FirstStartDto }) {
  const text = useStartText();
  const venue = useGetVenue({ query: { staleTime: 1_000 } }).data;
  const site = useHouseQuery().data;
  const sample = useSample().data;
  if (!venue || !site) return <Loading />;
  const untold = untoldOf(progress, venue, site);
  const left = sample ? sampleKinds.filter((kind) => sample[kind] > 0) : [];
  return (
    <div className={styles.step}>
      <h3>{text('start.step.over')}</h3>
      <p className={styles.lead}>{text(untold.length + left.length > 0 ? 'start.over.lead' : 'start.over.all')}</p>
      <ul className={styles.missing}>
        {untold.map((fact) => (
          <li key={fact}>
            <Link to={places[fact]}>{text(`start.missing.${fact}`)}</Link>
          </li>
        ))}
        {sample &&
          left.map((kind) => (
            <li key={kind}>
              <Link to={samplePlaces[kind]}>{text(`start.sample.${kind}`, { count: sample[kind] })}</Link>
            </li>
          ))}
      </ul>
      {left.length > 0 && <RemoveSample />}
      <OpenSite isOpen={isOpened(progress)} />
      <p className={styles.ways}>
        <a href="/">{text('start.over.site')}</a>
        <Link to="/admin/people">{text('start.over.people')}</Link>
        <Link to="/admin/tonight">{text('start.over.evening')}</Link>
      </p>
    </div>
  );
}

const house = '/admin/house';
const content = '/admin/content';
const places = {
  hours: '/admin/start?step=hours',
  tables: '/admin/start?step=tables',
  contact: '/admin/start?step=venue',
  sender: '/admin/start?step=sender',
  ...{ company: house, position: house, links: house, about: content, arrival: content },
  wines: '/admin/menu',
  pictures: '/admin/images',
} as const;
const samplePlaces = {
  ...{ facts: house, texts: content, images: '/admin/images', wines: '/admin/menu' },
  events: '/admin/reservations',
};

interface Shown {
  texts: object;
  images: object;
  wines: readonly object[];
}

function untoldOf({ done }: FirstStartDto, venue: StoredVenueDto, { texts, images, wines }: Shown) {
  const isWritten = (beginning: string) => Object.keys(texts).some((key) => key.startsWith(beginning));
  const isMissing: Readonly<Record<keyof typeof places, boolean>> = {
    hours: !done.includes('hours'),
    tables: !done.includes('tables'),
    contact: !venue.phone || !venue.email || !venue.city,
    company: !venue.companyName,
    position: !venue.latitude,
    links: venue.socialLinks.length === 0,
    sender: !venue.senderEmail,
    about: !isWritten('home.about.'),
    arrival: !isWritten('home.contact.arrival.'),
    wines: wines.length === 0,
    pictures: Object.keys(images).length === 0,
  };
  return (Object.keys(places) as (keyof typeof places)[]).filter((fact) => isMissing[fact]);
}

function RemoveSample() {
  const text = useStartText();
  const queries = useQueryClient();
  const { ask, isAsking } = useAsked(changeSample, (_left: SampleDto, method) => {
    void queries.invalidateQueries();
    return method === 'DELETE'
      ? { said: text('start.sample.removed'), undo: () => ask('POST') }
      : { said: text('start.sample.loaded') };
  });
  return (
    <Button
      danger
      disabled={isAsking}
      onClick={() => window.confirm(text('start.sample.remove.confirm')) && ask('DELETE')}
    >
      {text('start.sample.remove')}
    </Button>
  );
}

/** Opens the site to guests, or closes it while the house is prepared. */
function OpenSite({ isOpen }: { isOpen: boolean }) {
  const text = useStartText();
  const queries = useQueryClient();
  const mark = (isSet: boolean) => markFirstStart({ mark: 'opened' as FirstStartMark, isSet });
  const { ask, isAsking } = useAsked(mark, (now: FirstStartDto, isSet) => {
    queries.setQueryData<FirstStartDto>(getGetFirstStartQueryKey(), now);
    return { said: text(isSet ? 'start.opened' : 'start.closed'), undo: () => ask(!isSet) };
  });
  const words = isOpen ? 'close' : 'open';
  return (
    <Button
      type={isOpen ? 'default' : 'primary'}
      disabled={isAsking}
      onClick={() => window.confirm(text(`start.${words}.confirm`)) && ask(!isOpen)}
    >
      {text(`start.${words}`)}
    </Button>
  );
}

/** Asks the API for something; what it answered is said, with the way back. */
function useAsked<Asked, Answer>(
  call: (asked: Asked) => Promise<Answer>,
  told: (answer: Answer, asked: Asked) => { said: string; undo?: () => void },
) {
  const text = useStartText();
  const banner = useBanner();
  const reasonOf = useFailureReason();
  const { mutate, isPending } = useOneAtATime({
    mutationFn: call,
    onMutate: () => banner.clear(),
    onSuccess: (answer: Answer, asked: Asked) => {
      const { said, undo } = told(answer, asked);
      banner.sayDone(said, { undo });
    },
    onError: (error) => banner.sayFailed(text('start.saveFailed', { reason: reasonOf(error) })),
  });
  return { ask: mutate, isAsking: isPending };
}
