analyse-heading = move seat  played                          value    lost    better
analyse-sum = Lost in all: { $loss }. Turning points: { $turning }.
refuse-analyse-file = { $file } cannot be read: { $error }.
refuse-analyse-none = For this game there is no analysis.
