import CheckCircleOutlined from '@ant-design/icons/CheckCircleOutlined';
import ClockCircleOutlined from '@ant-design/icons/ClockCircleOutlined';
import CloseCircleOutlined from '@ant-design/icons/CloseCircleOutlined';
import ExclamationCircleFilled from '@ant-design/icons/ExclamationCircleFilled';
import GlobalOutlined from '@ant-design/icons/GlobalOutlined';
import MedicineBoxOutlined from '@ant-design/icons/MedicineBoxOutlined';
import MessageOutlined from '@ant-design/icons/MessageOutlined';
import PhoneOutlined from '@ant-design/icons/PhoneOutlined';
import PushpinOutlined from '@ant-design/icons/PushpinOutlined';
import QuestionCircleOutlined from '@ant-design/icons/QuestionCircleOutlined';
import RobotOutlined from '@ant-design/icons/RobotOutlined';
import TeamOutlined from '@ant-design/icons/TeamOutlined';
import UserAddOutlined from '@ant-design/icons/UserAddOutlined';
import WarningFilled from '@ant-design/icons/WarningFilled';
import type { ReservationSource, StaffVisibleStatus } from '@strapec/domain';
import type { ComponentType } from 'react';
import parts from '../../ui/parts.module.css';
import styles from './board.module.css';
import { type BoardParty, hasNote, hasWarningNote, needsTable } from './evening-overview';

const statusIcons: Readonly<Record<StaffVisibleStatus, typeof TeamOutlined>> = {
  pending_approval: QuestionCircleOutlined,
  confirmed: ClockCircleOutlined,
  seated: TeamOutlined,
  completed: CheckCircleOutlined,
  cancelled: CloseCircleOutlined,
  no_show: CloseCircleOutlined,
};

const statusClasses: Partial<Record<StaffVisibleStatus, string>> = {
  seated: parts.good,
  pending_approval: parts.warning,
};

const sourceIcons: Readonly<Record<ReservationSource, ComponentType>> = {
  website: GlobalOutlined,
  phone: PhoneOutlined,
  walk_in: UserAddOutlined,
  agent: RobotOutlined,
};

/** A shape for each status, so that colour is not the only sign. */
export function StatusIcon({ party }: { party: BoardParty }) {
  const { status } = party.reservation;
  if (needsTable(party)) return <WarningFilled className={parts.bad} aria-hidden />;
  if (party.stage === 'late') return <ExclamationCircleFilled className={parts.bad} aria-hidden />;
  const Icon = statusIcons[status] ?? QuestionCircleOutlined;
  return <Icon className={statusClasses[status]} aria-hidden />;
}

export function PartyMarks({ party: { reservation } }: { party: BoardParty }) {
  const SourceIcon = sourceIcons[reservation.source];
  return (
    <span className={styles.marks} aria-hidden>
      {hasWarningNote(reservation) ? (
        <MedicineBoxOutlined className={parts.bad} />
      ) : (
        hasNote(reservation) && <MessageOutlined />
      )}
      {reservation.isPinned && <PushpinOutlined />}
      {reservation.preferredLanguage === 'en' && <span className={styles.language}>EN</span>}
      <SourceIcon />
    </span>
  );
}
