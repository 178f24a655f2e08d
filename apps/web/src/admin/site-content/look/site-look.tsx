import {
  type SiteDto,
  type StoredBusinessDetailsDto,
  LocationMap,
  fetchMap,
  getGetSiteQueryKey,
  getGetBusinessDetailsQueryKey,
  removeLogo,
  saveLogo,
  saveBusinessDetails,
  useGetSite,
  useGetBusinessDetails,
} from '@strapec/contracts';
import { checkAccent, accentPresets, defaultAccent, toReadableAccent } from '@strapec/domain';
import Button from 'antd/es/button';
import Segmented from 'antd/es/segmented';
import { useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { toProblemCode } from '../../data/problem-details';
import { useStaffMutation } from '../../data/use-staff-mutation';
import { FileChooser } from '../../ui/files/file-chooser';
import { LoadFailure } from '../../ui/load-failure';
import { Loading } from '../../ui/loading';
import parts from '../../ui/parts.module.css';
import { Section } from '../../ui/section';
import styles from './site-look.module.css';
import { type texts, useLookText } from './texts';

interface LookProps {
  site: SiteDto;
  businessDetails: StoredBusinessDetailsDto;
  runAction: (action: () => Promise<unknown>) => void;
  isRunning: boolean;
}

export function SiteLook() {
  const text = useLookText();
  const { language } = useLanguage();
  const siteQuery = useGetSite({ lang: language }, { query: { staleTime: 1_000 } });
  const businessDetailsQuery = useGetBusinessDetails({ query: { staleTime: 1_000 } });
  const { runAction, isRunning } = useLookAction();
  if (siteQuery.isError || businessDetailsQuery.isError)
    return <LoadFailure onRetry={() => void Promise.all([siteQuery.refetch(), businessDetailsQuery.refetch()])} />;
  if (!siteQuery.data || !businessDetailsQuery.data) return <Loading />;
  const lookProps = { site: siteQuery.data, businessDetails: businessDetailsQuery.data, runAction, isRunning };
  return (
    <Section level={2} id="look" title={text('look.title')} lead={text('look.lead')} className={pageClass}>
      <LogoSection {...lookProps} />
      <AccentSection key={businessDetailsQuery.data.accent} {...lookProps} />
      <MapSection {...lookProps} />
    </Section>
  );
}

const pageClass = `${parts.stack16} ${parts.page}`;
const cardClass = `${parts.card} ${parts.stack12}`;

function useLookAction(): Pick<LookProps, 'runAction' | 'isRunning'> {
  const text = useLookText();
  const { mutate, isPending } = useStaffMutation({
    send: (action: () => Promise<unknown>) => action(),
    onSuccess: () => text('look.saved'),
    reasonsByCode: { validation_failed: text('look.error'), payload_too_large: text('look.error') },
    onFailure: (reason, error) =>
      toProblemCode(error) === 'no_map' ? text('look.map.failed') : text('look.failed', { reason }),
    refresh: (queries) =>
      Promise.all(
        [getGetSiteQueryKey(), getGetBusinessDetailsQueryKey()].map((queryKey) =>
          queries.invalidateQueries({ queryKey: queryKey.slice(0, 1) }),
        ),
      ),
  });
  return { runAction: mutate, isRunning: isPending };
}

function LogoSection({ site, runAction, isRunning }: LookProps) {
  const text = useLookText();
  const { language } = useLanguage();
  const logo = site.images['venue.logo'];
  const versionQuery = site.look ? `?v=${site.look}` : '';
  return (
    <Section id="look-logo" title={text('look.logo')} className={cardClass}>
      {logo ? (
        <img className={`${parts.card} ${styles.logo}`} src={logo.url} alt={text('look.logo')} />
      ) : (
        <p>{text('look.logo.none')}</p>
      )}
      <div className={parts.row}>
        <FileChooser
          accept="image/svg+xml,image/png,image/jpeg,image/webp"
          disabled={isRunning}
          onChoose={(file) => runAction(() => saveLogo({ file }))}
        >
          {text('look.logo.choose')}
        </FileChooser>
        {logo && (
          <Button disabled={isRunning} onClick={() => runAction(removeLogo)}>
            {text('look.logo.remove')}
          </Button>
        )}
      </div>
      <p className={parts.muted}>{text('look.logo.hint')}</p>
      <div className={parts.row}>
        <img src={`/icon-192.png${versionQuery}`} width={64} height={64} alt={text('look.icon')} />
        <img src={`/images/share-${language}.jpg${versionQuery}`} width={300} height={158} alt={text('look.share')} />
      </div>
    </Section>
  );
}

function AccentSection({ businessDetails, runAction, isRunning }: LookProps) {
  const text = useLookText();
  const savedColour = businessDetails.accent || defaultAccent;
  const [colour, setColour] = useState(savedColour);
  const isReadable = checkAccent(colour) === null;
  const readableColour = toReadableAccent(colour);
  return (
    <Section id="look-colour" title={text('look.colour')} className={cardClass}>
      <div className={parts.row}>
        {accentPresets.map((preset, index) => (
          <button
            key={preset}
            type="button"
            className={styles.swatch}
            style={{ background: preset }}
            aria-pressed={preset === colour}
            aria-label={text(`look.colour.${index + 1}` as keyof typeof texts)}
            title={text(`look.colour.${index + 1}` as keyof typeof texts)}
            onClick={() => setColour(preset)}
          />
        ))}
        <label className={parts.row}>
          {text('look.colour.own')}
          <input type="color" value={colour} onChange={({ currentTarget }) => setColour(currentTarget.value)} />
        </label>
        <span className={`${parts.item} ${styles.sample}`} style={{ background: isReadable ? colour : readableColour }}>
          {text('look.colour.sample')}
        </span>
      </div>
      {!isReadable && (
        <p role="alert">
          {text('look.colour.tooLight', { colour })}{' '}
          <Button onClick={() => setColour(readableColour)}>
            {text('look.colour.nearest', { colour: readableColour })}
          </Button>
        </p>
      )}
      {colour !== savedColour && isReadable && (
        <Button
          type="primary"
          disabled={isRunning}
          onClick={() =>
            runAction(() => saveBusinessDetails({ ...businessDetails, accent: colour === defaultAccent ? '' : colour }))
          }
        >
          {text('look.colour.save')}
        </Button>
      )}
    </Section>
  );
}

function MapSection({ site, businessDetails, runAction, isRunning }: LookProps) {
  const text = useLookText();
  const { map, latitude } = businessDetails;
  const choices = Object.values(LocationMap).filter((choice) => choice !== 'drawing' || map === 'drawing');
  return (
    <Section id="look-map" title={text('look.map')} className={cardClass}>
      <Segmented
        aria-labelledby="look-map"
        disabled={isRunning}
        value={map}
        options={choices.map((value) => ({ value, label: text(`look.map.${value}`) }))}
        onChange={(choice) =>
          runAction(async () => {
            await saveBusinessDetails({ ...businessDetails, map: choice });
            if (choice === 'static' && latitude !== '') await fetchMap();
          })
        }
      />
      <p className={parts.muted}>{text(`look.map.hint.${map}`)}</p>
      {map === 'static' && <MapPicture {...{ site, businessDetails, runAction, isRunning }} />}
    </Section>
  );
}

function MapPicture({ site, businessDetails: { latitude, longitude }, runAction, isRunning }: LookProps) {
  const text = useLookText();
  const picture = site.images['venue.map'];
  if (latitude === '') return <p>{text('look.map.noPlace')}</p>;
  if (picture?.alt === `${Number(latitude)}, ${Number(longitude)}`)
    return <img className={styles.map} src={picture.url} alt={text('look.map')} />;
  return (
    <p>
      {text('look.map.missing')}{' '}
      <Button disabled={isRunning} onClick={() => runAction(fetchMap)}>
        {text('look.map.fetch')}
      </Button>
    </p>
  );
}
