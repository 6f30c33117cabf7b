/**
 * The form. Apart from its page, for its library looks at the window while it loads, and pages are run without one to find
 * what they ask for; the route asks for both side by side.
 */
export const loadEditor = () => import(/* webpackChunkName: "write-form" */ './Editor');
