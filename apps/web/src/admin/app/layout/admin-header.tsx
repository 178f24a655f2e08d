import BellFilled from '@ant-design/icons/BellFilled';
import BellOutlined from '@ant-design/icons/BellOutlined';
import InboxOutlined from '@ant-design/icons/InboxOutlined';
import MenuOutlined from '@ant-design/icons/MenuOutlined';
import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { useCountInbox } from '@strapec/contracts';
import { languageOptions } from '@strapec/domain';
import Button from 'antd/es/button';
import ConfigProvider from 'antd/es/config-provider';
import { Fragment, type ReactNode, useId } from 'react';
import { NavLink, useNavigate } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/language-context';
import { staffHeaderTheme } from '../staff-theme';
import { VenueIcon } from '../../../shared/ui/logo';
import { ReservationSearchField } from '../../search/reservation-search-field';
import { useSlashKey } from '../../ui/use-shortcuts';
import { useVenueName } from '../../data/use-site-query';
import liveStyles from '../../data/live/live.module.css';
import { useLiveText } from '../../data/live/texts';
import { useBell } from '../../evening/guest-news/use-bell';
import { useSession } from '../../data/session-context';
import { Hint } from '../../ui/hint';
import { useIsNarrow, useMediaQuery } from '../../ui/use-media-query';
import styles from './admin-frame.module.css';
import { adminUrl } from '../navigation';
import { useAdminText } from '../texts';

export function AdminHeader() {
  const text = useAdminText();
  const { firstName, email } = useSession().user; // spec §2
  const isNarrow = useIsNarrow();
  const ActionsContainer = useMediaQuery('(max-width: 719px)') ? HeaderMenu : Fragment;
  return (
    <header className={styles.header}>
      <a href="#content" className={styles.skip}>
        {text('admin.skip')}
      </a>
      <h1 className={styles.title}>
        <VenueIcon size={28} /> <span>{text('admin.title', { venue: useVenueName() })}</span>
      </h1>
      <div className={styles.tools}>
        {isNarrow ? (
          <SearchLink />
        ) : (
          <div className={styles.field}>
            <ReservationSearchField />
          </div>
        )}
        <InboxLink />
      </div>
      <NavLink to={adminUrl('account')} className={styles.greeting}>
        {text('admin.greeting', { name: firstName || email || text('admin.anonymous') })}
      </NavLink>
      <div className={styles.actions}>
        <ConfigProvider theme={staffHeaderTheme}>
          <ActionsContainer>
            <HeaderActions />
          </ActionsContainer>
        </ConfigProvider>
      </div>
    </header>
  );
}

function HeaderActions() {
  const text = useAdminText();
  const { signOut } = useSession();
  return (
    <>
      <BellButton />
      <LanguageSwitch />
      <Button href="/" type="text">
        {text('admin.viewSite')}
      </Button>
      <Button type="text" onClick={signOut}>
        {text('admin.logout')}
      </Button>
    </>
  );
}

function LanguageSwitch() {
  const { language, chooseLanguage } = useLanguage();
  const otherLanguage = languageOptions.find(({ code }) => code !== language);
  if (!otherLanguage) return null;
  return (
    <Button type="text" lang={otherLanguage.code} onClick={() => void chooseLanguage(otherLanguage.code)}>
      {otherLanguage.name}
    </Button>
  );
}

/** A popover of the browser closes on Escape or a touch outside. */
function HeaderMenu({ children }: { children: ReactNode }) {
  const text = useAdminText();
  const menuId = useId();
  return (
    <>
      <button
        type="button"
        className={`${styles.iconLink} ${styles.open}`}
        popoverTarget={menuId}
        aria-label={text('admin.menu')}
      >
        <MenuOutlined aria-hidden />
      </button>
      <div id={menuId} popover="auto" className={styles.menu}>
        {children}
      </div>
    </>
  );
}

const maxShownCount = 99;

function SearchLink() {
  const text = useAdminText();
  const navigate = useNavigate();
  useSlashKey(() => void navigate(adminUrl('search')));
  return (
    <NavLink to={adminUrl('search')} className={styles.iconLink} aria-label={text('admin.page.search')}>
      <SearchOutlined aria-hidden />
    </NavLink>
  );
}

function InboxLink() {
  const text = useAdminText();
  const { data } = useCountInbox();
  const inboxCount = data?.total ?? 0;
  return (
    <NavLink to={adminUrl('inbox')} className={styles.iconLink} aria-label={text('admin.inbox', { count: inboxCount })}>
      <InboxOutlined aria-hidden />
      {inboxCount > 0 && (
        <span aria-hidden className={styles.count}>
          {inboxCount > maxShownCount ? `${maxShownCount}+` : inboxCount}
        </span>
      )}
    </NavLink>
  );
}

function BellButton() {
  const text = useLiveText();
  const { isOn, toggle } = useBell();
  return (
    <Hint text={text('live.bell.hint')}>
      <Button
        type="text"
        icon={isOn ? <BellFilled /> : <BellOutlined />}
        aria-pressed={isOn}
        aria-label={text(isOn ? 'live.bell.on' : 'live.bell.off')}
        onClick={toggle}
      >
        <span className={liveStyles.bell}>{text(isOn ? 'live.bell.on' : 'live.bell.off')}</span>
      </Button>
    </Hint>
  );
}
