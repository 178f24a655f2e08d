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
import parts from '../../ui/parts.module.css';
import styles from './setup-page.module.css';
import { useSetupText } from './texts';
import { useSiteQuery } from '../../data/use-site-query';
import { BusinessDetailsGroupForm } from '../../site-content/business-details/business-details-section';
import { TablePlans } from '../room/table-plans';
import { WeeklyHours } from '../weekly-hours';

export function SetupPage() {
  const text = useSetupText();
  const { data: progress, isError, refetch } = useGetFirstStart({ query: { staleTime: 1_000 } });
  const { mutate, isPending } = useMarkStep();
  const { step, goToStep } = useCurrentStep(progress);
  if (!progress) return <QueryFallback isError={isError} onRetry={refetch} />;
  const completeStep = () => {
    if (!step) return;
    mutate({ mark: step, isSet: true });
    goToStep(setupSteps[setupSteps.indexOf(step) + 1] ?? 'over');
  };
  return (
    <section aria-labelledby="start" className={`${parts.page} ${styles.start}`}>
      <h2 id="start">{text('start.title')}</h2>
      <p className={parts.muted}>{text('start.lead')}</p>
      <StepList progress={progress} step={step} onGoToStep={goToStep} />
      {step ? (
        <Step key={step} step={step} isDisabled={isPending} onDone={completeStep} />
      ) : (
        <FinalStep progress={progress} />
      )}
    </section>
  );
}

function useMarkStep(toSuccessText?: (progress: FirstStartDto) => string) {
  const text = useSetupText();
  return useStaffMutation({
    send: (mark: MarkFirstStartDto) => markFirstStart(mark),
    onSuccess: (progress, _mark, queries) => {
      queries.setQueryData<FirstStartDto>(getGetFirstStartQueryKey(), progress);
      return toSuccessText?.(progress);
    },
    onFailure: (reason) => text('start.saveFailed', { reason }),
  });
}

function useCurrentStep(progress: FirstStartDto | undefined) {
  const [params, setParams] = useSearchParams();
  const requestedStep = params.get('step');
  const firstUndoneStep = setupSteps.find((one) => !progress?.done.includes(one));
  const step =
    setupSteps.find((one) => one === requestedStep) ?? (requestedStep === 'over' ? undefined : firstUndoneStep);
  return { step, goToStep: (next: FirstStep | 'over') => setParams({ step: next }) };
}

interface StepListProps {
  progress: FirstStartDto;
  step: FirstStep | undefined;
  onGoToStep: (step: FirstStep | 'over') => void;
}

function StepList({ progress, step, onGoToStep }: StepListProps) {
  const text = useSetupText();
  const isPhone = useMediaQuery('(max-width: 599px)');
  return (
    <ol className={`${parts.row} ${styles.steps}`} aria-label={text('start.steps')}>
      {([...setupSteps, 'over'] as const).map((listedStep, index) => {
        const isDone = listedStep === 'over' ? progress.isOpened : progress.done.includes(listedStep);
        const isCurrent = listedStep === (step ?? 'over');
        return (
          <li key={listedStep}>
            <button type="button" aria-current={isCurrent ? 'step' : undefined} onClick={() => onGoToStep(listedStep)}>
              <span className={styles.number} data-done={isDone} aria-hidden>
                {isDone ? <CheckOutlined /> : index + 1}
              </span>
              <span className={isPhone ? parts.hidden : undefined}>{text(`start.step.${listedStep}`)}</span>
              {isDone && <span className={parts.hidden}>({text('start.done')})</span>}
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
  const text = useSetupText();
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus({ preventScroll: true }), []);
  return (
    <div className={`${parts.panel} ${parts.stack16} ${styles.step}`}>
      <h3 ref={headingRef} tabIndex={-1}>
        {text(`start.step.${step}`)}
      </h3>
      {step === 'hours' || step === 'tables' ? (
        <>
          <p className={parts.muted}>{text(`start.${step}.lead`)}</p>
          <VenueStep step={step} />
          <Button type="primary" disabled={isDisabled} onClick={onDone}>
            {text('start.right')}
          </Button>
        </>
      ) : (
        <BusinessDetailsGroupForm group={detailsGroupByStep[step]} saveText={text('start.next')} onDone={onDone} />
      )}
    </div>
  );
}

const detailsGroupByStep = { businessDetails: 'place', languages: 'languages', sender: 'mail' } as const;

function VenueStep({ step }: { step: 'hours' | 'tables' }) {
  const { data, isError, refetch } = useGetVenue({ query: { staleTime: 1_000 } });
  if (!data) return <QueryFallback isError={isError} onRetry={refetch} />;
  return step === 'hours' ? <WeeklyHours settings={data} /> : <TablePlans settings={data} />;
}

function FinalStep({ progress }: { progress: FirstStartDto }) {
  const text = useSetupText();
  const businessDetails = useGetBusinessDetails({ query: { staleTime: 1_000 } }).data;
  const site = useSiteQuery().data;
  const sampleCounts = useGetSample({ query: { staleTime: 1_000, retry: false } }).data;
  if (!businessDetails || !site) return <Loading />;
  const missingFacts = listMissingFacts(progress.done, businessDetails, site);
  const hasSample = sampleCounts && Object.values(sampleCounts).some((count) => count > 0);
  return (
    <div className={`${parts.panel} ${parts.stack16} ${styles.step}`}>
      <h3>{text('start.step.over')}</h3>
      <p className={parts.muted}>{text(missingFacts.length > 0 ? 'start.over.lead' : 'start.over.all')}</p>
      <ul className={parts.bullets}>
        {missingFacts.map(({ fact, to }) => (
          <li key={fact}>
            <Link to={to} className={parts.link}>
              {text(`start.missing.${fact}`)}
            </Link>
          </li>
        ))}
      </ul>
      {hasSample && <p>{text('start.sample', { ...sampleCounts })}</p>}
      {hasSample && <RemoveSampleButton />}
      <OpenSiteButton isOpen={progress.isOpened} />
      <p className={parts.row}>
        <a href="/" className={parts.link}>
          {text('start.over.site')}
        </a>
        <Link to="/admin/team" className={parts.link}>
          {text('start.over.people')}
        </Link>
        <Link to="/admin/tonight" className={parts.link}>
          {text('start.over.evening')}
        </Link>
      </p>
    </div>
  );
}

function listMissingFacts(doneSteps: readonly FirstStep[], details: StoredBusinessDetailsDto, site: SiteDto) {
  const { texts, images, wines } = site;
  const { phone, email, city, companyName, latitude, socialLinks, senderEmail } = details;
  const hasTextsUnder = (prefix: string) => Object.keys(texts).some((key) => key.startsWith(prefix));
  const hasPictures = Object.keys(images).some((place) => !place.startsWith('venue.'));
  const facts = [
    { fact: 'hours', to: '/admin/setup?step=hours', isThere: doneSteps.includes('hours') },
    { fact: 'tables', to: '/admin/setup?step=tables', isThere: doneSteps.includes('tables') },
    { fact: 'contact', to: '/admin/setup?step=businessDetails', isThere: phone && email && city },
    { fact: 'sender', to: '/admin/setup?step=sender', isThere: senderEmail },
    { fact: 'company', to: '/admin/venue#facts-company', isThere: companyName },
    { fact: 'position', to: '/admin/venue#facts-place', isThere: latitude },
    { fact: 'links', to: '/admin/venue#facts-more', isThere: socialLinks.length > 0 },
    { fact: 'about', to: '/admin/content', isThere: hasTextsUnder('home.about.') },
    { fact: 'arrival', to: '/admin/content', isThere: hasTextsUnder('home.contact.arrival.') },
    { fact: 'wines', to: '/admin/menu', isThere: wines.length > 0 },
    { fact: 'logo', to: '/admin/venue#look', isThere: 'venue.logo' in images },
    { fact: 'pictures', to: '/admin/images', isThere: hasPictures },
  ] as const;
  return facts.filter(({ isThere }) => !isThere);
}

function RemoveSampleButton() {
  const text = useSetupText();
  const { mutate, isPending } = useStaffMutation({
    send: (action: 'remove' | 'load') => (action === 'remove' ? removeSample() : loadSample()),
    onSuccess: (_counts, action) =>
      action === 'remove'
        ? { text: text('start.sample.removed'), undo: () => mutate('load') }
        : text('start.sample.loaded'),
    onFailure: (reason) => text('start.saveFailed', { reason }),
    refresh: (queries) => void queries.invalidateQueries(), // the sample has texts, pictures, wines and events
  });
  const confirmAndRemove = () => window.confirm(text('start.sample.remove.confirm')) && mutate('remove');
  return (
    <Button danger disabled={isPending} onClick={confirmAndRemove}>
      {text('start.sample.remove')}
    </Button>
  );
}

function OpenSiteButton({ isOpen }: { isOpen: boolean }) {
  const text = useSetupText();
  const { mutate, isPending } = useMarkStep((progress) => text(progress.isOpened ? 'start.opened' : 'start.closed'));
  const action = isOpen ? 'close' : 'open';
  const confirmAndToggle = () =>
    window.confirm(text(`start.${action}.confirm`)) && mutate({ mark: 'opened', isSet: !isOpen });
  return (
    <Button type={isOpen ? 'default' : 'primary'} disabled={isPending} onClick={confirmAndToggle}>
      {text(`start.${action}`)}
    </Button>
  );
}
