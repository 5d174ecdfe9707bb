/**
 * Starts Swagger UI with parts of our own where its markup keeps readers out: links within buttons, headings out of order,
 * a second <main>, a dialog that is none. The browser runs this text as it stands.
 */
export const SWAGGER_START = `const parts = ({ React }) => {
  const h = React.createElement;

  const Layout = ({ getComponent, specSelectors }) => {
    const part = (name, isContainer) => h(getComponent(name, isContainer));
    if (specSelectors.loadingStatus() === 'failed') {
      return h('p', { role: 'alert' }, 'The description did not come. ', h('a', { href: '/api/docs' }, 'Try again'));
    }
    if (!specSelectors.specStr()) return h('p', { role: 'status' }, 'Loading the calls…');
    return h('div', { className: 'swagger-ui' },
      part('InfoContainer', true),
      part('AuthorizeBtnContainer', true),
      part('operations', true),
      part('Models', true),
    );
  };

  const Info = ({ getComponent, specSelectors }) =>
    h(getComponent('Markdown', true), { source: specSelectors.selectInfoDescriptionField() });

  const Tag = ({ tag, tagObj, children, layoutActions, layoutSelectors, getComponent }) => {
    const key = ['operations-tag', tag];
    const isOpen = layoutSelectors.isShown(key, false);
    const description = tagObj.getIn(['tagDetails', 'description'], null);
    const head = h('div', { className: 'tag' },
      h('h2', null,
        h('button', { type: 'button', 'aria-expanded': isOpen, onClick: () => layoutActions.show(key, !isOpen) }, tag),
      ),
      description && h(getComponent('Markdown', true), { source: description }),
    );
    return h('section', { 'aria-label': tag }, head, isOpen ? children : null);
  };

  const Summary = ({ isShown, toggleShown, operationProps, getComponent, authActions, authSelectors }) => {
    const { method, path, op, security } = operationProps.toObject();
    const isOpenToAll = !security || security.every((way) => way.isEmpty());
    const showWays = () => authActions.showDefinitions(authSelectors.definitionsForRequirements(security));
    return h('div', { className: 'call' },
      h('h3', null,
        h('button', { type: 'button', 'aria-expanded': isShown, onClick: toggleShown },
          h('span', { className: 'method' }, method.toUpperCase()), ' ',
          h('span', { className: 'path' }, ...path.split(/(?=\\/)/).flatMap((step) => [h('wbr', { key: step }), step])), ' ',
          h('span', { className: 'summary' }, op.get('summary')),
        ),
      ),
      isOpenToAll ? null : h('button', {
        type: 'button',
        className: 'locked',
        'aria-label': 'Who may call ' + method.toUpperCase() + ' ' + path,
        onClick: showWays,
      }, 'Sign-in'),
    );
  };

  // The browser sends a member's cookie by itself; of the ways to be known only a token can be typed.
  const Ways = ({ authActions, authSelectors }) => {
    const dialog = React.useRef(null);
    const field = React.useRef(null);
    React.useEffect(() => dialog.current.showModal(), []);
    const schema = authSelectors.definitionsToAuthorize().map((each) => each.get('token')).find(Boolean);
    const isGiven = authSelectors.authorized().has('token');
    const use = () => authActions.authorize({ token: { name: 'token', schema, value: field.current.value } });
    const forget = () => authActions.logout(['token']);
    const button = (label, onClick) => h('button', { className: 'btn', onClick }, label);
    return h('dialog', {
      ref: dialog,
      className: 'ways',
      'aria-labelledby': 'ways',
      onClose: () => authActions.showDefinitions(false),
    },
      h('h2', { id: 'ways' }, 'Who calls'),
      h('p', null, 'Whoever is signed in on this site is known here too. A personal access token can be given instead.'),
      h('form', { method: 'dialog' },
        isGiven ? h('p', null, 'A token is given.') : h('label', null, 'Personal access token', h('input', {
          ref: field,
          type: 'password',
          autoComplete: 'off',
        })),
        h('p', { className: 'choices' },
          isGiven ? button('Forget the token', forget) : button('Use this token', use),
          button('Close'),
        ),
      ),
    );
  };

  // What scrolls can be reached by key.
  const Text = ({ className, children }) => h('pre', { className: 'microlight ' + className, tabIndex: 0 }, children);

  // A choice among values is named as its parameter is.
  const Name = React.createContext(undefined);
  const Named = (Original) => (props) => h(Name.Provider, { value: props.description }, h(Original, props));
  const Choice = ({ allowedValues = [], allowEmptyValue = true, value, multiple = false, disabled, onChange }) => {
    const plain = (each) => (each?.toJS ? each.toJS() : each);
    const option = (each) => h('option', { key: each, value: each }, String(each));
    return h('select', {
      'aria-label': React.useContext(Name),
      multiple,
      disabled,
      value: plain(value) ?? (multiple ? [] : ''),
      onChange: ({ target }) =>
        onChange(multiple ? [...target.selectedOptions].map((each) => each.value) : target.value),
    }, allowEmptyValue && h('option', { value: '' }, '--'), plain(allowedValues).map(option));
  };

  // Its own table is a landmark, one without a name for each call, with a column of links that no call has.
  const Responses = (props) => {
    const { responses, tryItOutResponse, producesValue, getComponent, path, method, specPath, oas3Actions, oas3Selectors } = props;
    const good = responses.find((each, code) => code.startsWith('2') && each.has('content'));
    const setType = ({ controlsAcceptHeader, value }) =>
      controlsAcceptHeader && oas3Actions.setResponseContentType({ value, path, method });
    const row = ([code, response]) => h(getComponent('response'), {
      ...props,
      key: code,
      code,
      response,
      specPath: specPath.push(code),
      contentType: producesValue,
      controlsAcceptHeader: response === good,
      onContentTypeChange: setType,
      activeExamplesKey: oas3Selectors.activeExamplesMember(path, method, 'responses', code),
    });
    return h('div', { className: 'responses-wrapper' },
      h('div', { 'aria-live': 'polite' },
        tryItOutResponse && h(getComponent('liveResponse'), { ...props, response: tryItOutResponse }),
      ),
      h('h4', null, 'Responses'),
      h('table', { className: 'responses-table' },
        h('thead', null, h('tr', null, h('th', { scope: 'col' }, 'Code'), h('th', { scope: 'col' }, 'Description'))),
        h('tbody', null, responses.entrySeq().map(row).toArray()),
      ),
    );
  };

  // Of the same rank as the tags.
  const Schemas = (Original) => (props) => {
    const section = Original(props);
    const [{ props: { children: button } }, list] = section?.props.children ?? [];
    return section && React.cloneElement(section, {}, h('h2', null, button), list);
  };

  // Says whether it is open, and has a name where the schema has none.
  const Fold = ({ expanded, onChange, children }) => {
    const { schema, title } = children.props;
    const isNameless = schema !== undefined && !title && !schema.title && !schema.$id && !schema.$anchor;
    return h('button', {
      type: 'button',
      className: 'json-schema-2020-12-accordion',
      'aria-expanded': expanded,
      onClick: (event) => onChange(event, !expanded),
    }, isNameless ? 'schema' : children);
  };

  return {
    components: {
      Layout,
      OperationTag: Tag,
      OperationSummary: Summary,
      JSONSchema202012Accordion: Fold,
      PlainTextViewer: Text,
      responses: Responses,
      authorizationPopup: Ways,
      Select: Choice,
    },
    wrapComponents: { OAS31Info: () => Info, OAS31Models: Schemas, JsonSchemaForm: Named },
  };
};

SwaggerUIBundle({
  url: '/api/openapi.yaml',
  dom_id: '#swagger-ui',
  deepLinking: true,
  docExpansion: 'none',
  validatorUrl: null,
  syntaxHighlight: false,
  plugins: [parts],
  layout: 'Layout',
});
`;
