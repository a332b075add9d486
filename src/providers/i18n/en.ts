import raEnglish from 'ra-language-english';
import generated from '../../generated/messages/en.ts';
import { english } from '../../shell/messages/en.ts';

export default { ...raEnglish, ...english, ...generated };
