import { createContext } from 'react';
import type { EditorRights } from '../../../api/editing';

/** The member's editor rights, which limit the programmes in the form; null allows all programmes. */
export const ProgrammesContext = createContext<EditorRights | null>(null);
