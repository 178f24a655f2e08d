export { sk as messages } from '../../features/evening-sheet/messages.sk';
