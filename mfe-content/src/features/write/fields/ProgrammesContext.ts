import { createContext } from 'react';
import type { EditorRights } from '../../../api/editing';

/** For which programmes the form may be; null where it does not matter. */
export const ProgrammesContext = createContext<EditorRights | null>(null);
