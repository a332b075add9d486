import raEnglish from 'ra-language-english';
import { componentsEnglish } from '../../components/messages/en.ts';
import { permissionsEnglish } from '../../components/permissions/messages/en.ts';
import generated from '../../generated/messages/en.ts';
import { signInEnglish } from '../../custom/sign-in/messages/en.ts';
import { resourcesEnglish } from '../../resources/messages/en.ts';
import { english } from '../../shell/messages/en.ts';

export default { ...raEnglish, ...english, ...componentsEnglish, ...permissionsEnglish, ...resourcesEnglish, ...signInEnglish, ...generated };
