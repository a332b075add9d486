import raRussian from 'ra-language-russian';
import { componentsRussian } from '../../components/messages/ru.ts';
import { permissionsRussian } from '../../components/permissions/messages/ru.ts';
import generated from '../../generated/messages/ru.ts';
import { signInRussian } from '../../custom/sign-in/messages/ru.ts';
import { resourcesRussian } from '../../resources/messages/ru.ts';
import { russian } from '../../shell/messages/ru.ts';
import { russianOverlay } from './russianOverlay.ts';

export default { ...raRussian, ...russianOverlay, ...russian, ...componentsRussian, ...permissionsRussian, ...resourcesRussian, ...signInRussian, ...generated };
