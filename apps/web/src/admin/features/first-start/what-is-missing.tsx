import {
  type FirstStartDto,
  type StoredVenueDto,
  getGetFirstStartQueryKey,
  loadSample,
  markFirstStart,
  removeSample,
  useGetSample,
  useGetVenue,
} from '@strapec/contracts';
import type { QueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { Link } from 'react-router-dom';
import { useHouseQuery } from '../../shared/api/use-house-query';
import { useStaffMutation } from '../../shared/api/use-staff-mutation';
import { Loading } from '../../shared/ui/loading';
import styles from './first-start.module.css';
import { useStartText } from './texts';

/** The sample data and missing details, each with a link; then the switch that opens the site to guests. */
export function WhatIsMissing({ progress }: { progress: FirstStartDto }) {
  const text = useStartText();
  const venue = useGetVenue({ query: { staleTime: 1_000 } }).data;
  const site = useHouseQuery().data;
  const sample = useGetSample({ query: { staleTime: 1_000, retry: false } }).data;
  if (!venue || !site) return <Loading />;
  const untold = untoldOf(progress, venue, site);
  const hasSample = sample && Object.values(sample).some((count) => count > 0);
  return (
    <div className={styles.step}>
      <h3>{text('start.step.over')}</h3>
      <p className={styles.lead}>{text(untold.length > 0 ? 'start.over.lead' : 'start.over.all')}</p>
      <ul className={styles.missing}>
        {untold.map((fact) => (
          <li key={fact}>
            <Link to={places[fact]}>{text(`start.missing.${fact}`)}</Link>
          </li>
        ))}
      </ul>
      {hasSample && <p>{text('start.sample', { ...sample })}</p>}
      {hasSample && <RemoveSample />}
      <OpenSite isOpen={progress.isOpened} />
      <p className={styles.ways}>
        <a href="/">{text('start.over.site')}</a>
        <Link to="/admin/people">{text('start.over.people')}</Link>
        <Link to="/admin/tonight">{text('start.over.evening')}</Link>
      </p>
    </div>
  );
}

const facts = '/admin/house#facts-';
const content = '/admin/content';
const places = {
  hours: '/admin/start?step=hours',
  tables: '/admin/start?step=tables',
  contact: '/admin/start?step=venue',
  sender: '/admin/start?step=sender',
  ...{ company: `${facts}company`, position: `${facts}place`, links: `${facts}more`, about: content, arrival: content },
  wines: '/admin/menu',
  logo: '/admin/house#look',
  pictures: '/admin/images',
} as const;
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
    logo: !('house.logo' in images),
    pictures: Object.keys(images).every((place) => place.startsWith('house.')),
  };
  return (Object.keys(places) as (keyof typeof places)[]).filter((fact) => isMissing[fact]);
}

function RemoveSample() {
  const text = useStartText();
  const failed = (reason: string) => text('start.saveFailed', { reason });
  const refresh = (queries: QueryClient) => void queries.invalidateQueries(); // the sample has texts, pictures, wines and events
  const load = useStaffMutation({ send: () => loadSample(), done: () => text('start.sample.loaded'), failed, refresh });
  const remove = useStaffMutation({
    send: () => removeSample(),
    done: () => ({ text: text('start.sample.removed'), undo: () => load.mutate() }),
    failed,
    refresh,
  });
  const askFirst = () => window.confirm(text('start.sample.remove.confirm')) && remove.mutate();
  return (
    <Button danger disabled={remove.isPending} onClick={askFirst}>
      {text('start.sample.remove')}
    </Button>
  );
}

function OpenSite({ isOpen }: { isOpen: boolean }) {
  const text = useStartText();
  const { mutate, isPending } = useStaffMutation({
    send: () => markFirstStart({ mark: 'opened', isSet: !isOpen }),
    done: (now, _nothing, queries) => {
      queries.setQueryData<FirstStartDto>(getGetFirstStartQueryKey(), now);
      return text(now.isOpened ? 'start.opened' : 'start.closed');
    },
    failed: (reason) => text('start.saveFailed', { reason }),
  });
  const deed = isOpen ? 'close' : 'open';
  const askFirst = () => window.confirm(text(`start.${deed}.confirm`)) && mutate();
  return (
    <Button type={isOpen ? 'default' : 'primary'} disabled={isPending} onClick={askFirst}>
      {text(`start.${deed}`)}
    </Button>
  );
}
