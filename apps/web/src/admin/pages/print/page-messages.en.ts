export { en as messages } from '../../features/evening-sheet/messages.en';
