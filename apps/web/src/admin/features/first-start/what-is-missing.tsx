import {
  type FirstStartDto,
  type StoredBusinessDetailsDto,
  getGetFirstStartQueryKey,
  loadSample,
  markFirstStart,
  removeSample,
  useGetSample,
  useGetBusinessDetails,
} from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { Link } from 'react-router-dom';
import { useVenueQuery } from '../../shared/api/use-venue-query';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import { Loading } from '../../shared/ui/loading';
import parts from '../../shared/ui/parts.module.css';
import styles from './first-start.module.css';
import { useStartText } from './texts';

/** The sample data and missing details, each with a link; then the switch that opens the site to guests. */
export function WhatIsMissing({ progress }: { progress: FirstStartDto }) {
  const text = useStartText();
  const businessDetails = useGetBusinessDetails({ query: { staleTime: 1_000 } }).data;
  const site = useVenueQuery().data;
  const sample = useGetSample({ query: { staleTime: 1_000, retry: false } }).data;
  if (!businessDetails || !site) return <Loading />;
  const mailFailed = mailFailedVisits(progress, businessDetails, site);
  const hasSample = sample && Object.values(sample).some((count) => count > 0);
  return (
    <div className={`${parts.panel} ${parts.stack16} ${styles.step}`}>
      <h3>{text('start.step.over')}</h3>
      <p className={parts.muted}>{text(mailFailed.length > 0 ? 'start.over.lead' : 'start.over.all')}</p>
      <ul className={parts.bullets}>
        {mailFailed.map((fact) => (
          <li key={fact}>
            <Link to={places[fact]} className={parts.link}>
              {text(`start.missing.${fact}`)}
            </Link>
          </li>
        ))}
      </ul>
      {hasSample && <p>{text('start.sample', { ...sample })}</p>}
      {hasSample && <RemoveSample />}
      <OpenSite isOpen={progress.isOpened} />
      <p className={parts.row}>
        <a href="/" className={parts.link}>
          {text('start.over.site')}
        </a>
        <Link to="/admin/people" className={parts.link}>
          {text('start.over.people')}
        </Link>
        <Link to="/admin/tonight" className={parts.link}>
          {text('start.over.evening')}
        </Link>
      </p>
    </div>
  );
}

const facts = '/admin/venue#facts-';
const content = '/admin/content';
const places = {
  hours: '/admin/start?step=hours',
  tables: '/admin/start?step=tables',
  contact: '/admin/start?step=business-details',
  sender: '/admin/start?step=sender',
  ...{ company: `${facts}company`, position: `${facts}place`, links: `${facts}more`, about: content, arrival: content },
  wines: '/admin/menu',
  logo: '/admin/venue#look',
  pictures: '/admin/images',
} as const;
interface Shown {
  texts: object;
  images: object;
  wines: readonly object[];
}

function mailFailedVisits(
  { done }: FirstStartDto,
  businessDetails: StoredBusinessDetailsDto,
  { texts, images, wines }: Shown,
) {
  const isWritten = (beginning: string) => Object.keys(texts).some((key) => key.startsWith(beginning));
  const isMissing: Readonly<Record<keyof typeof places, boolean>> = {
    hours: !done.includes('hours'),
    tables: !done.includes('tables'),
    contact: !businessDetails.phone || !businessDetails.email || !businessDetails.city,
    company: !businessDetails.companyName,
    position: !businessDetails.latitude,
    links: businessDetails.socialLinks.length === 0,
    sender: !businessDetails.senderEmail,
    about: !isWritten('home.about.'),
    arrival: !isWritten('home.contact.arrival.'),
    wines: wines.length === 0,
    logo: !('venue.logo' in images),
    pictures: Object.keys(images).every((place) => place.startsWith('venue.')),
  };
  return (Object.keys(places) as (keyof typeof places)[]).filter((fact) => isMissing[fact]);
}

function RemoveSample() {
  const text = useStartText();
  const queries = useQueryClient();
  const anew = () => void queries.invalidateQueries(); // texts, pictures, wines and events: all sample data may have been removed
  const load = useAsked(loadSample, () => {
    anew();
    return { said: text('start.sample.loaded') };
  });
  const remove = useAsked(removeSample, () => {
    anew();
    return { said: text('start.sample.removed'), undo: () => load.mutate() };
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
  const queries = useQueryClient();
  const { mutate, isPending } = useAsked(
    () => markFirstStart({ mark: 'opened', isSet: !isOpen }),
    (now: FirstStartDto) => {
      queries.setQueryData<FirstStartDto>(getGetFirstStartQueryKey(), now);
      return { said: text(now.isOpened ? 'start.opened' : 'start.closed') };
    },
  );
  const action = isOpen ? 'close' : 'open';
  const askFirst = () => window.confirm(text(`start.${action}.confirm`)) && mutate();
  return (
    <Button type={isOpen ? 'default' : 'primary'} disabled={isPending} onClick={askFirst}>
      {text(`start.${action}`)}
    </Button>
  );
}

function useAsked<Answer>(call: () => Promise<Answer>, told: (answer: Answer) => { said: string; undo?: () => void }) {
  const text = useStartText();
  const banner = useBanner();
  const reasonOf = useFailureReason();
  return useOneAtATime({
    mutationFn: call,
    onMutate: () => banner.clear(),
    onSuccess: (answer: Answer) => {
      const { said, undo } = told(answer);
      banner.sayDone(said, { undo });
    },
    onError: (error) => banner.sayFailed(text('start.saveFailed', { reason: reasonOf(error) })),
  });
}
