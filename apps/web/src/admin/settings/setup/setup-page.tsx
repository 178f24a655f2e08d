import CheckOutlined from '@ant-design/icons/CheckOutlined';
import {
  type FirstStartDto,
  type FirstStep,
  type SiteDto,
  type MarkFirstStartDto,
  type StoredBusinessDetailsDto,
  getGetFirstStartQueryKey,
  loadSample,
  markFirstStart,
  removeSample,
  useGetFirstStart,
  useGetBusinessDetails,
  useGetSample,
  useGetVenue,
} from '@strapec/contracts';
import { setupSteps } from '@strapec/domain';
import Button from 'antd/es/button';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useStaffMutation } from '../../data/use-staff-mutation';
import { QueryFallback } from '../../ui/load-failure';
import { useMediaQuery } from '../../ui/use-media-query';
import { Loading } from '../../ui/loading';
import frame from '../../ui/parts.module.css';
import styles from './setup-page.module.css';
import { useStartText } from './texts';
import type { QueryClient } from '@tanstack/react-query';
import { useVenueQuery } from '../../data/use-venue-query';
import { TestMailButton } from '../../mail-activity/test-mail-button';
import { BusinessDetailsGroupForm } from '../../site-content/business-details/business-details-facts';
import { Rooms } from '../room/rooms';
import { Weeks } from '../weeks';

export function SetupPage() {
  const text = useStartText();
  const { data: progress, isError, refetch } = useGetFirstStart({ query: { staleTime: 1_000 } });
  const { mutate, isPending } = useMarkProgress();
  const { step, goToStep } = useStep(progress);
  if (!progress) return <QueryFallback isError={isError} onRetry={refetch} />;
  const continueToNextStep = () => {
    if (!step) return;
    mutate({ mark: step, isSet: true });
    goToStep(setupSteps[setupSteps.indexOf(step) + 1] ?? 'over');
  };
  return (
    <section aria-labelledby="start" className={`${frame.page} ${styles.start}`}>
      <h2 id="start">{text('start.title')}</h2>
      <p className={frame.muted}>{text('start.lead')}</p>
      <Steps progress={progress} step={step} onGoToStep={goToStep} />
      {step ? (
        <Step key={step} step={step} isDisabled={isPending} onDone={continueToNextStep} />
      ) : (
        <MissingFacts progress={progress} />
      )}
    </section>
  );
}

function useMarkProgress(successText?: (now: FirstStartDto) => string) {
  const text = useStartText();
  return useStaffMutation({
    send: (mark: MarkFirstStartDto) => markFirstStart(mark),
    onSuccess: (now, _mark, queries) => {
      queries.setQueryData<FirstStartDto>(getGetFirstStartQueryKey(), now);
      return successText?.(now);
    },
    onFailure: (reason) => text('start.saveFailed', { reason }),
  });
}

function useStep(progress: FirstStartDto | undefined) {
  const [search, setSearch] = useSearchParams();
  const requestedStep = search.get('step');
  const firstOpenStep = setupSteps.find((one) => !progress?.done.includes(one));
  const step =
    setupSteps.find((one) => one === requestedStep) ?? (requestedStep === 'over' ? undefined : firstOpenStep);
  return { step, goToStep: (next: FirstStep | 'over') => setSearch({ step: next }) };
}

interface StepsProps {
  progress: FirstStartDto;
  step: FirstStep | undefined;
  onGoToStep: (step: FirstStep | 'over') => void;
}

function Steps({ progress, step, onGoToStep }: StepsProps) {
  const text = useStartText();
  const isPhone = useMediaQuery('(max-width: 599px)');
  return (
    <ol className={`${frame.row} ${styles.steps}`} aria-label={text('start.steps')}>
      {([...setupSteps, 'over'] as const).map((one, index) => {
        const isDone = one === 'over' ? progress.isOpened : progress.done.includes(one);
        const isHere = one === (step ?? 'over');
        return (
          <li key={one}>
            <button type="button" aria-current={isHere ? 'step' : undefined} onClick={() => onGoToStep(one)}>
              <span className={styles.number} data-done={isDone} aria-hidden>
                {isDone ? <CheckOutlined /> : index + 1}
              </span>
              <span className={isPhone ? frame.hidden : undefined}>{text(`start.step.${one}`)}</span>
              {isDone && <span className={frame.hidden}>({text('start.done')})</span>}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

interface StepProps {
  step: FirstStep;
  isDisabled: boolean;
  onDone: () => void;
}

function Step({ step, isDisabled, onDone }: StepProps) {
  const text = useStartText();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <div className={`${frame.panel} ${frame.stack16} ${styles.step}`}>
      <h3 ref={title} tabIndex={-1}>
        {text(`start.step.${step}`)}
      </h3>
      {step === 'hours' || step === 'tables' ? (
        <>
          <p className={frame.muted}>{text(`start.${step}.lead`)}</p>
          <VenueStep step={step} />
          <Button type="primary" disabled={isDisabled} onClick={onDone}>
            {text('start.right')}
          </Button>
        </>
      ) : (
        <BusinessDetailsGroupForm
          group={groupsByStep[step]}
          testMail={<TestMailButton />}
          label={text('start.next')}
          onDone={onDone}
        />
      )}
    </div>
  );
}

const groupsByStep = { businessDetails: 'place', languages: 'languages', sender: 'mail' } as const;

function VenueStep({ step }: { step: 'hours' | 'tables' }) {
  const { data, isError, refetch } = useGetVenue({ query: { staleTime: 1_000 } });
  if (!data) return <QueryFallback isError={isError} onRetry={refetch} />;
  return step === 'hours' ? <Weeks settings={data} /> : <Rooms settings={data} />;
}

function MissingFacts({ progress }: { progress: FirstStartDto }) {
  const text = useStartText();
  const businessDetails = useGetBusinessDetails({ query: { staleTime: 1_000 } }).data;
  const site = useVenueQuery().data;
  const sample = useGetSample({ query: { staleTime: 1_000, retry: false } }).data;
  if (!businessDetails || !site) return <Loading />;
  const missingItems = findMissingFacts(progress.done, businessDetails, site);
  const hasSample = sample && Object.values(sample).some((count) => count > 0);
  return (
    <div className={`${frame.panel} ${frame.stack16} ${styles.step}`}>
      <h3>{text('start.step.over')}</h3>
      <p className={frame.muted}>{text(missingItems.length > 0 ? 'start.over.lead' : 'start.over.all')}</p>
      <ul className={frame.bullets}>
        {missingItems.map(({ fact, to }) => (
          <li key={fact}>
            <Link to={to} className={frame.link}>
              {text(`start.missing.${fact}`)}
            </Link>
          </li>
        ))}
      </ul>
      {hasSample && <p>{text('start.sample', { ...sample })}</p>}
      {hasSample && <RemoveSampleButton />}
      <OpenSiteButton isOpen={progress.isOpened} />
      <p className={frame.row}>
        <a href="/" className={frame.link}>
          {text('start.over.site')}
        </a>
        <Link to="/admin/team" className={frame.link}>
          {text('start.over.people')}
        </Link>
        <Link to="/admin/tonight" className={frame.link}>
          {text('start.over.evening')}
        </Link>
      </p>
    </div>
  );
}

function findMissingFacts(done: readonly FirstStep[], details: StoredBusinessDetailsDto, site: SiteDto) {
  const { texts, images, wines } = site;
  const { phone, email, city, companyName, latitude, socialLinks, senderEmail } = details;
  const isWritten = (beginning: string) => Object.keys(texts).some((key) => key.startsWith(beginning));
  const hasPictures = Object.keys(images).some((place) => !place.startsWith('venue.'));
  const facts = [
    { fact: 'hours', to: '/admin/setup?step=hours', isThere: done.includes('hours') },
    { fact: 'tables', to: '/admin/setup?step=tables', isThere: done.includes('tables') },
    { fact: 'contact', to: '/admin/setup?step=businessDetails', isThere: phone && email && city },
    { fact: 'sender', to: '/admin/setup?step=sender', isThere: senderEmail },
    { fact: 'company', to: '/admin/venue#facts-company', isThere: companyName },
    { fact: 'position', to: '/admin/venue#facts-place', isThere: latitude },
    { fact: 'links', to: '/admin/venue#facts-more', isThere: socialLinks.length > 0 },
    { fact: 'about', to: '/admin/content', isThere: isWritten('home.about.') },
    { fact: 'arrival', to: '/admin/content', isThere: isWritten('home.contact.arrival.') },
    { fact: 'wines', to: '/admin/menu', isThere: wines.length > 0 },
    { fact: 'logo', to: '/admin/venue#look', isThere: 'venue.logo' in images },
    { fact: 'pictures', to: '/admin/images', isThere: hasPictures },
  ] as const;
  return facts.filter(({ isThere }) => !isThere);
}

function RemoveSampleButton() {
  const text = useStartText();
  const common = {
    onFailure: (reason: string) => text('start.saveFailed', { reason }),
    refresh: (queries: QueryClient) => void queries.invalidateQueries(), // the sample has texts, pictures, wines and events
  };
  const load = useStaffMutation({ send: () => loadSample(), onSuccess: () => text('start.sample.loaded'), ...common });
  const remove = useStaffMutation({
    send: () => removeSample(),
    onSuccess: () => ({ text: text('start.sample.removed'), undo: () => load.mutate() }),
    ...common,
  });
  const askFirst = () => window.confirm(text('start.sample.remove.confirm')) && remove.mutate();
  return (
    <Button danger disabled={remove.isPending} onClick={askFirst}>
      {text('start.sample.remove')}
    </Button>
  );
}

function OpenSiteButton({ isOpen }: { isOpen: boolean }) {
  const text = useStartText();
  const { mutate, isPending } = useMarkProgress((now) => text(now.isOpened ? 'start.opened' : 'start.closed'));
  const action = isOpen ? 'close' : 'open';
  const askFirst = () => window.confirm(text(`start.${action}.confirm`)) && mutate({ mark: 'opened', isSet: !isOpen });
  return (
    <Button type={isOpen ? 'default' : 'primary'} disabled={isPending} onClick={askFirst}>
      {text(`start.${action}`)}
    </Button>
  );
}
